import { type Address, getBase58Decoder } from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import network from '@/content/network.json';
import type { Json } from './json';
import { ASSOCIATED_TOKEN_2022_ADDRESS, TOKEN_2022_ADDRESS } from './openverse-programs';
import { parseAssociatedToken } from './parse-associated-token';
import { parseSystem } from './parse-system';
import { parseToken } from './parse-token';
import type { CompiledInstruction } from './wire-transaction';

/** A parsed instruction, or undefined where the data are not what they should be. */
export type Parsed = { type: string; info: { [key: string]: Json } } | string | undefined;

/** Reads an instruction: `accounts` are the addresses it names. */
export type Parser = (data: Uint8Array, accounts: readonly Address[]) => Parsed;

/**
 * The node knows one associated token program, that of Openverse's Token-2022. Instructions of the stake, vote,
 * lookup table and loader programs, which the node parses as well, are left undecoded here.
 */
const parsers: Record<string, readonly [program: string, parser: Parser]> = {
  [SYSTEM_PROGRAM_ADDRESS]: ['system', parseSystem],
  [TOKEN_PROGRAM_ADDRESS]: ['spl-token', parseToken],
  [TOKEN_2022_ADDRESS]: ['spl-token', parseToken],
  [ASSOCIATED_TOKEN_2022_ADDRESS]: ['spl-associated-token-account', parseAssociatedToken],
  [network.programs.memoV1]: ['spl-memo', parseMemo],
  [network.programs.memoV3]: ['spl-memo', parseMemo],
};

/** An instruction for `jsonParsed`: as fields where there is a parser, else with addresses and base58 data. */
export function parseInstruction(
  instruction: CompiledInstruction,
  keys: readonly Address[],
  stackHeight: number | null,
): Json {
  const programId = keys[instruction.programIndex] ?? '';
  const accounts = instruction.accounts.flatMap((index) => keys[index] ?? []);
  const [program, parser] = parsers[programId] ?? [];
  const parsed = parser && attempt(() => parser(new Uint8Array(instruction.data), accounts));
  if (parsed !== undefined && program !== undefined) return { parsed, program, programId, stackHeight };
  return { accounts, data: getBase58Decoder().decode(instruction.data), programId, stackHeight };
}

/** Programs may be called with anything; what a decoder cannot read stays undecoded. */
function attempt(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

function parseMemo(data: Uint8Array): Parsed {
  return new TextDecoder('utf-8', { fatal: true }).decode(data);
}
