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
  const imports = new Set<string>();
  const values = new TypescriptValues(types, imports);
  const program =
    call.method.transport === 'http' ? httpProgram(call, values) : websocketProgram(call, values);
  const typeImports = [...imports].filter((it) => /^[A-Z]/.test(it)).map((it) => `type ${it}`);
  const names = [...[...imports].filter((it) => /^[a-z]/.test(it)), ...typeImports];
  const line = `import { ${names.sort(byName).join(', ')} } from '@solana/kit';`;
  const list = `import {\n${names.map((it) => `  ${it},`).join('\n')}\n} from '@solana/kit';`;
  return `${line.length > 90 ? list : line}\n\n${program}`;
}

function byName(a: string, b: string): number {
  const name = (it: string) => it.replace('type ', '').toLowerCase();
  return name(a) < name(b) ? -1 : 1;
}

function httpProgram({ method, params, url }: Call, values: TypescriptValues): string {
  values.imports.add('createSolanaRpc');
  return `const rpc = createSolanaRpc('${url}');
const result = await rpc.${method.name}(${values.args(method, params)}).send();
console.log(result);`;
}

function websocketProgram({ method, params, subscribe, url }: Call, values: TypescriptValues): string {
  const { method: subscribed, params: args } = subscribe ?? { method, params };
  const create = `createSolanaRpcSubscriptions${unstable.includes(subscribed.name) ? '_UNSTABLE' : ''}`;
  values.imports.add(create);
  const call = `${subscribed.notification?.name}s(${values.args(subscribed, args)})`;
  const start = `const rpcSubscriptions = ${create}('${url}');
const abortController = new AbortController();
const notifications = await rpcSubscriptions
  .${call}
  .subscribe({ abortSignal: abortController.signal });`;
  if (!subscribe)
    return `${start}\nfor await (const notification of notifications) {\n  console.log(notification);\n}`;
  return `${start}
for await (const notification of notifications) {
  console.log(notification);
  // Sends ${method.name} and ends the loop.
  abortController.abort();
}`;
}

/** Writes values as @solana/kit types them, and collects the names that have to be imported for that. */
class TypescriptValues {
  constructor(
    private readonly types: ReadonlyMap<string, RpcType>,
    readonly imports: Set<string>,
  ) {}

  /** The arguments of a call. */
  args(method: Method, params: Json[]): string {
    return params
      .map((value, index) => {
        const param = method.params[index];
        if (!param) return '';
        const brand = brands[`${method.name}.${param.name}`];
        if (brand === undefined) return layOut(this.literal(value, param.schema), { step: '  ' });
        this.imports.add(brand);
        return `${text(String(value))} as ${brand}`;
      })
      .join(', ');
  }

  private literal(value: Json, schema: Schema): Literal {
    const name = schema.$ref ?? '';
    const type = this.types.get(name);
    if (type && typeof value === 'string' && functions[name]) return this.call(functions[name], text(value));
    if (type && (typeof value === 'number' || typeof value === 'bigint') && bigints.includes(name)) {
      return name === 'Lamports' ? this.call('lamports', `${value}n`) : `${value}n`;
    }
    if (type) return this.literal(value, type.schema);
    if (schema.anyOf) return this.literal(value, this.alternative(value, schema.anyOf));
    if (Array.isArray(value)) return this.list(value, schema);
    if (typeof value === 'object' && value !== null) return this.object(value, schema);
    return typeof value === 'string' ? text(value) : String(value);
  }

  private call(name: string, argument: string): string {
    this.imports.add(name);
    return `${name}(${argument})`;
  }

  private list(value: Json[], { items = {} }: Schema): Literal {
    const schemaOf = (index: number) => (Array.isArray(items) ? (items[index] ?? {}) : items);
    return {
      open: '[',
      close: ']',
      items: value.map((it, index) => ({ value: this.literal(it, schemaOf(index)) })),
    };
  }

  private object(value: { [key: string]: Json }, schema: Schema): Literal {
    const items = Object.entries(value).map(([key, it]) => ({
      key: `${key}: `,
      value: this.literal(it, schema.properties?.[key] ?? {}),
    }));
    return { open: '{', close: '}', items };
  }

  /** The alternative that a value is of: the one whose kind, constants and fields it has. */
  private alternative(value: Json, alternatives: Schema[]): Schema {
    return alternatives.find((it) => this.isOf(value, it)) ?? {};
  }

  private isOf(value: Json, schema: Schema): boolean {
    const { $ref, anyOf, properties, enum: values, type } = schema;
    const shared = $ref === undefined ? undefined : this.types.get($ref);
    if (shared) return this.isOf(value, shared.schema);
    if (anyOf) return anyOf.some((it) => this.isOf(value, it));
    if (values) return values.includes(value);
    if (Array.isArray(value)) return type === 'array';
    if (typeof value === 'object' && value !== null) {
      return Object.keys(value).every((key) => properties?.[key] !== undefined);
    }
    const kinds = {
      string: ['string'],
      boolean: ['boolean'],
      number: ['integer', 'number'],
      bigint: ['integer'],
    };
    const kind = typeof value;
    return kind in kinds && kinds[kind as keyof typeof kinds].includes(type ?? '');
  }
}

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
