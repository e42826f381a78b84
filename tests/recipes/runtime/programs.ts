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
export function elfOf(svm: LiteSVM, program: Address): Uint8Array {
  const account = svm.getAccount(program);
  assertAccountExists(account);
  if (account.programAddress !== UPGRADEABLE_LOADER) return account.data;
  const data = svm.getAccount(getAddressDecoder().decode(account.data, 4));
  assertAccountExists(data);
  return data.data.subarray(PROGRAM_DATA_HEADER);
}

/**
 * Puts another public key in place of one that an ELF file holds, in any of its forms. Throws if these are not as many
 * as expected: in another version of the file, one could be left over in a form that this function does not know.
 */
function replaceKey(elf: Uint8Array, from: Address, to: Address, expected: number): Uint8Array {
  const next = formsOf(to);
  let text = Buffer.from(elf).toString('latin1');
  let count = 0;
  formsOf(from).forEach((old, index) => {
    const parts = text.split(old);
    count += parts.length - 1;
    text = parts.join(next[index]);
  });
  if (count === expected) return Buffer.from(text, 'latin1');
  throw new Error(
    `A program of LiteSVM has changed: ${from} is in it ${count} times, not ${expected} times.`,
  );
}

/** How an ELF file holds a key: as 32 bytes, or as operands of four instructions, each as two halves with 4 bytes between. */
function formsOf(key: Address): string[] {
  const bytes = Buffer.from(getAddressEncoder().encode(key)).toString('latin1');
  const operands = [0, 8, 16, 24].map(
    (at) => `${bytes.slice(at, at + 4)}\0\0\0\0${bytes.slice(at + 4, at + 8)}`,
  );
  return [bytes, ...operands];
}
