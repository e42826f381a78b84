import { type Address, address, getBase58Decoder, lamports } from '@solana/kit';
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import type { LiteSVM } from 'litesvm';
import network from '@/content/network.json';
import { replaceKeys } from './elf-keys';

/** The token program most tokens of Openverse belong to. */
export const TOKEN_2022_ADDRESS = address(network.programs.token2022);
/** The associated token program that goes with it. */
export const ASSOCIATED_TOKEN_2022_ADDRESS = address(network.programs.associatedToken2022);
/** The associated token program of the SPL token program. */
const ASSOCIATED_TOKEN_ADDRESS = address(network.programs.associatedToken);
/** The mint of wrapped BTG in the SPL token program. */
export const NATIVE_MINT_ADDRESS = address(network.programs.nativeMint);
/** The mint of wrapped BTG in the Openverse Token-2022 program. */
const NATIVE_MINT_2022_ADDRESS = address(network.programs.nativeMint2022);

const UPSTREAM_TOKEN_2022 = address(network.programs.token2022Upstream);
/** Derived from the upstream program's address and the seed `native-mint`; bump 255, as that of Openverse. */
const UPSTREAM_NATIVE_MINT_2022 = address('9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXejP');

const LOADER = address(network.programs.bpfLoader2);
const UPGRADEABLE_LOADER = address(network.programs.bpfUpgradeableLoader);
/** Kind, slot and upgrade authority, which precede the ELF file of an upgradeable program. */
const PROGRAM_DATA_HEADER = 45;

interface OpenversePrograms {
  token2022: Uint8Array;
  associatedToken2022: Uint8Array;
}

// The files are the same for every runtime of the process, and searching them takes some milliseconds.
let cache: OpenversePrograms | undefined;

/**
 * Adds the token programs of Openverse to a LiteSVM that has the upstream ones: the same programs, but with
 * Openverse's addresses where the files hold upstream's. Creates both native mints. Throws where LiteSVM's
 * files are not those the replacements were made for.
 */
export function addOpenversePrograms(svm: LiteSVM): void {
  cache ??= makePrograms(svm);
  svm.addProgramWithLoader(TOKEN_2022_ADDRESS, cache.token2022, UPGRADEABLE_LOADER);
  svm.addProgramWithLoader(ASSOCIATED_TOKEN_2022_ADDRESS, cache.associatedToken2022, LOADER);
  addNativeMint(svm, NATIVE_MINT_ADDRESS, TOKEN_PROGRAM_ADDRESS);
  addNativeMint(svm, NATIVE_MINT_2022_ADDRESS, TOKEN_2022_ADDRESS);
}

function makePrograms(svm: LiteSVM): OpenversePrograms {
  return {
    token2022: replaceKeys('Token-2022', elfOf(svm, UPSTREAM_TOKEN_2022), [
      { from: UPSTREAM_TOKEN_2022, to: TOKEN_2022_ADDRESS, whole: 0, inlined: [4, 4, 4, 3] },
      { from: UPSTREAM_NATIVE_MINT_2022, to: NATIVE_MINT_2022_ADDRESS, whole: 0, inlined: [2, 2, 2, 2] },
    ]),
    // It derives addresses with the program address it was called with, so its own is not in the file.
    associatedToken2022: replaceKeys('Associated Token Account', elfOf(svm, ASSOCIATED_TOKEN_ADDRESS), [
      { from: UPSTREAM_TOKEN_2022, to: TOKEN_2022_ADDRESS, whole: 1, inlined: [0, 0, 0, 0] },
      { from: ASSOCIATED_TOKEN_ADDRESS, to: ASSOCIATED_TOKEN_2022_ADDRESS, whole: 0, inlined: [0, 0, 0, 0] },
    ]),
  };
}

/** The ELF file of a program that LiteSVM holds. */
function elfOf(svm: LiteSVM, program: Address): Uint8Array {
  const account = svm.getAccount(program);
  if (!account.exists) throw new Error(`LiteSVM has no program ${program}.`);
  if (account.programAddress !== UPGRADEABLE_LOADER) return account.data;
  const dataAddress = address(getBase58Decoder().decode(account.data.subarray(4, 36)));
  const data = svm.getAccount(dataAddress);
  if (!data.exists) throw new Error(`LiteSVM has no data of the program ${program}.`);
  return data.data.subarray(PROGRAM_DATA_HEADER);
}

function addNativeMint(svm: LiteSVM, mint: Address, programAddress: Address): void {
  const data = new Uint8Array(
    getMintEncoder().encode({
      mintAuthority: null,
      supply: 0n,
      decimals: 9,
      isInitialized: true,
      freezeAuthority: null,
    }),
  );
  const rent = svm.minimumBalanceForRentExemption(BigInt(data.length));
  svm.setAccount({
    address: mint,
    data,
    executable: false,
    lamports: lamports(rent),
    programAddress,
    space: BigInt(data.length),
  });
}
