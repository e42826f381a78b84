import { isJsonObject, type Json } from '@/lib/json';
import { pinned } from '@/lib/reference/recipes/needs';
import { fullSchema } from '../json-schema';
import type { Method, RpcType, Schema } from '../schema';
import { validate } from '../validate';
import { type Call, formatLiteral, type Literal } from './json';

/** Functions of @solana/kit that make values of a shared type. */
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
  const isHttp = method.transport === 'http';
  const subscriptions = `createSolanaRpcSubscriptions${unstable.includes(method.name) ? '_UNSTABLE' : ''}`;
  const create = isHttp ? 'createSolanaRpc' : subscriptions;
  const names = new Set([create]);
  const args = formatArguments(method, params, types, names);
  const program = isHttp
    ? `const rpc = ${create}('[[devnet.rpc]]');
const result = await rpc.${method.name}(${args}).send();
console.log(result);`
    : websocketProgram(call, create, args);
  const imports = [...names]
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map((it) => (/^[A-Z]/.test(it) ? `type ${it}` : it));
  const line = `import { ${imports.join(', ')} } from '@solana/kit';`;
  return `// npm install ${pinned('@solana/kit')}\n${line}\n\n${program}`;
}

function websocketProgram({ method, subscribe }: Call, create: string, args: string): string {
  const { notification } = subscribe?.method ?? method;
  const end = `
  // Sends ${method.name} and ends the loop.
  abortController.abort();`;
  return `const rpcSubscriptions = ${create}('[[devnet.ws]]');
const abortController = new AbortController();
const notifications = await rpcSubscriptions
  .${notification?.name}s(${args})
  .subscribe({ abortSignal: abortController.signal });
for await (const notification of notifications) {
  console.log(notification);${subscribe ? end : ''}
}`;
}

/** The arguments of a call as @solana/kit types them. The names that have to be imported for that are added to a set. */
function formatArguments(
  method: Method,
  params: Json[],
  types: ReadonlyMap<string, RpcType>,
  names: Set<string>,
): string {
  const call = (name: string, argument: string) => {
    names.add(name);
    return `${name}(${argument})`;
  };
  const literal = (value: Json, schema: Schema): Literal => {
    const { title: type = '', anyOf, properties = {}, items = {} } = schema;
    if (typeof value === 'string' && functions[type]) return call(functions[type], quote(value));
    if (value !== null && bigints.includes(type)) {
      return type === 'Lamports' ? call('lamports', `${value}n`) : `${value}n`;
    }
    if (anyOf) return literal(value, anyOf.find((it) => validate(it, types, value).length === 0) ?? {});
    if (Array.isArray(value)) {
      return value.map((it, index) => literal(it, (Array.isArray(items) ? items[index] : items) ?? {}));
    }
    if (typeof value === 'string') return quote(value);
    if (!isJsonObject(value)) return String(value);
    const fields = Object.entries(value).map(([name, it]) => [name, literal(it, properties[name] ?? {})]);
    return Object.fromEntries(fields);
  };
  return params
    .map((value, index) => {
      const { name, schema = {} } = method.params[index] ?? {};
      const brand = brands[`${method.name}.${name}`];
      if (brand === undefined) return formatLiteral(literal(value, fullSchema(schema, types)), '  ');
      names.add(brand);
      return `${quote(String(value))} as ${brand}`;
    })
    .join(', ');
}

function quote(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
