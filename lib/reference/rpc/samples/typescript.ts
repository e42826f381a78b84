import { itemSchema } from '@/lib/rpc/form-schema';
import { chooseAlternative } from '@/lib/rpc/validate';
import type { Json, Method, RpcType, Schema } from '../schema';
import { type Literal, layOut } from './literal';
import type { Call } from './request';

/** How @solana/kit is given values of a shared type, by a function of its own. */
const functions: Record<string, string> = {
  Hash: 'blockhash',
  Lamports: 'lamports',
  Pubkey: 'address',
  Signature: 'signature',
};

/** Shared types that are bigint in @solana/kit: 64 bits do not fit into a number. */
const bigints = ['Epoch', 'I64', 'Lamports', 'Slot', 'SubscriptionId', 'U64', 'UnixTimestamp'];

/** Parameters that are texts on the wire and branded types in @solana/kit. */
const brands: Record<string, string> = {
  'getFeeForMessage.message': 'TransactionMessageBytesBase64',
  'sendTransaction.transaction': 'Base64EncodedWireTransaction',
  'simulateTransaction.transaction': 'Base64EncodedWireTransaction',
};

/** Subscriptions that the network may not offer; @solana/kit keeps them apart. */
const unstable = ['blockSubscribe', 'slotsUpdatesSubscribe', 'voteSubscribe'];

/** The call as a TypeScript program with @solana/kit. */
export function typescriptSample(call: Call, types: ReadonlyMap<string, RpcType>): string {
  const { method, params } = call.subscribe ?? call;
  const args = new Arguments(types);
  const list = args.of(method, params);
  const isHttp = method.transport === 'http';
  const subscriptions = `createSolanaRpcSubscriptions${unstable.includes(method.name) ? '_UNSTABLE' : ''}`;
  const create = isHttp ? 'createSolanaRpc' : subscriptions;
  const program = isHttp ? httpProgram(call, create, list) : websocketProgram(call, create, list);
  const names = [create, ...args.imports].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const imports = names.map((it) => (/^[A-Z]/.test(it) ? `type ${it}` : it));
  const line = `import { ${imports.join(', ')} } from '@solana/kit';`;
  const broken = `import {\n${imports.map((it) => `  ${it},`).join('\n')}\n} from '@solana/kit';`;
  return `${line.length > 90 ? broken : line}\n\n${program}`;
}

function httpProgram({ method, url }: Call, create: string, args: string): string {
  return `const rpc = ${create}('${url}');
const result = await rpc.${method.name}(${args}).send();
console.log(result);`;
}

function websocketProgram({ method, subscribe, url }: Call, create: string, args: string): string {
  const { notification } = subscribe?.method ?? method;
  const end = `
  // Sends ${method.name} and ends the loop.
  abortController.abort();`;
  return `const rpcSubscriptions = ${create}('${url}');
const abortController = new AbortController();
const notifications = await rpcSubscriptions
  .${notification?.name}s(${args})
  .subscribe({ abortSignal: abortController.signal });
for await (const notification of notifications) {
  console.log(notification);${subscribe ? end : ''}
}`;
}

/** Writes values as @solana/kit types them, and collects the names that have to be imported for that. */
class Arguments {
  readonly imports = new Set<string>();
  private readonly types: Record<string, Schema>;

  constructor(types: ReadonlyMap<string, RpcType>) {
    this.types = Object.fromEntries([...types].map(([name, { schema }]) => [name, schema]));
  }

  /** The arguments of a call. */
  of(method: Method, params: Json[]): string {
    return params
      .map((value, index) => {
        const { name, schema = {} } = method.params[index] ?? {};
        const brand = brands[`${method.name}.${name}`];
        if (brand === undefined) return layOut(this.literal(value, schema), '  ');
        this.imports.add(brand);
        return `${text(String(value))} as ${brand}`;
      })
      .join(', ');
  }

  private literal(value: Json, schema: Schema): Literal {
    const { $ref = '', anyOf, properties = {} } = schema;
    const type = this.types[$ref];
    if (typeof value === 'string' && functions[$ref]) return this.call(functions[$ref], text(value));
    if (value !== null && bigints.includes($ref)) {
      return $ref === 'Lamports' ? this.call('lamports', `${value}n`) : `${value}n`;
    }
    if (type) return this.literal(value, type);
    if (anyOf) return this.literal(value, chooseAlternative(anyOf, this.types, value));
    if (Array.isArray(value)) return value.map((it, index) => this.literal(it, itemSchema(schema, index)));
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return String(value);
    const fields = Object.entries(value).map(([name, it]) => [
      name,
      this.literal(it, properties[name] ?? {}),
    ]);
    return Object.fromEntries(fields);
  }

  private call(name: string, argument: string): string {
    this.imports.add(name);
    return `${name}(${argument})`;
  }
}

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
