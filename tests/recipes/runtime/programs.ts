import {
  type Address,
  address,
  assertAccountExists,
  getAddressDecoder,
  getAddressEncoder,
} from '@solana/kit';
import type { LiteSVM } from 'litesvm';
import { programs } from '../programs';

const TOKEN_2022 = address(programs.token2022);
const UPSTREAM_TOKEN_2022 = address(programs.token2022Upstream);
const NATIVE_MINT_2022 = address(programs.nativeMint2022);
/** Derived from the upstream program's address and the seed `native-mint`; bump 255, as that of Openverse. */
const UPSTREAM_NATIVE_MINT_2022 = address('9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXejP');
const UPGRADEABLE_LOADER = address(programs.bpfUpgradeableLoader);
/** Kind, slot and upgrade authority, which precede the ELF file of an upgradeable program. */
const PROGRAM_DATA_HEADER = 45;
/** The instruction that loads 64 bits: 16 bytes long, the operand's halves at 4 and at 12. */
const LOAD_WORD = 0x18;

// The files are the same for every runtime of the process, and searching them takes some milliseconds.
let files: { token2022: Uint8Array; associatedToken2022: Uint8Array } | undefined;

/**
 * Adds the token programs of Openverse to a LiteSVM: the upstream ones, but with Openverse's addresses where the files
 * hold upstream's. Creates the native mints. Throws where LiteSVM's files are not those that this was made for.
 */
export function addOpenversePrograms(svm: LiteSVM): void {
  files ??= {
    token2022: replaceKey(
      replaceKey(elfOf(svm, UPSTREAM_TOKEN_2022), UPSTREAM_TOKEN_2022, TOKEN_2022, 15),
      UPSTREAM_NATIVE_MINT_2022,
      NATIVE_MINT_2022,
      8,
    ),
    // It derives addresses with the address that it was called with, so its own is not in the file.
    associatedToken2022: replaceKey(
      elfOf(svm, address(programs.associatedToken)),
      UPSTREAM_TOKEN_2022,
      TOKEN_2022,
      1,
    ),
  };
  svm.addProgramWithLoader(TOKEN_2022, files.token2022, UPGRADEABLE_LOADER);
  svm.addProgramWithLoader(
    address(programs.associatedToken2022),
    files.associatedToken2022,
    address(programs.bpfLoader2),
  );
  svm.withNativeMints();
  const mint = svm.getAccount(UPSTREAM_NATIVE_MINT_2022);
  assertAccountExists(mint);
  svm.setAccount({ ...mint, address: NATIVE_MINT_2022, programAddress: TOKEN_2022 });
}

/** The ELF file of a program that LiteSVM holds. */
function elfOf(svm: LiteSVM, program: Address): Uint8Array {
  const account = svm.getAccount(program);
  assertAccountExists(account);
  if (account.programAddress !== UPGRADEABLE_LOADER) return account.data;
  const data = svm.getAccount(getAddressDecoder().decode(account.data, 4));
  assertAccountExists(data);
  return data.data.subarray(PROGRAM_DATA_HEADER);
}

/**
 * Puts another public key in place of one that an ELF file holds, as 32 bytes or as 8-byte operands of instructions.
 * Throws if these are not as many as expected: in another version of the file, one could be left over in a form that
 * this function does not know.
 */
function replaceKey(elf: Uint8Array, from: Address, to: Address, expected: number): Uint8Array {
  const changed = Buffer.from(elf);
  const [old, next] = [from, to].map((key) => Buffer.from(getAddressEncoder().encode(key))) as [
    Buffer,
    Buffer,
  ];
  let count = 0;
  for (let at = changed.indexOf(old); at >= 0; at = changed.indexOf(old, at + 1)) {
    next.copy(changed, at);
    count += 1;
  }
  for (let word = 0; word < 32; word += 8) {
    const [low, high] = [old.subarray(word, word + 4), old.subarray(word + 4, word + 8)];
    for (let at = changed.indexOf(low); at >= 0; at = changed.indexOf(low, at + 1)) {
      if (changed[at - 4] !== LOAD_WORD || !changed.subarray(at + 8, at + 12).equals(high)) continue;
      next.copy(changed, at, word, word + 4);
      next.copy(changed, at + 8, word + 4, word + 8);
      count += 1;
    }
  }
  if (count === expected) return changed;
  throw new Error(
    `A program of LiteSVM has changed: ${from} is in it ${count} times, not ${expected} times.`,
  );
}
