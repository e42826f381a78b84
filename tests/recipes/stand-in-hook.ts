import { type Address, address, assertAccountExists, lamports } from '@solana/kit';
import { programs } from './programs';
import type { Runtime } from './runtime';
import { decodeTransaction } from './runtime/transactions';

/** The discriminators of the interface, with which the data of an instruction and of a list begin. */
const EXECUTE = [105, 37, 101, 197, 75, 251, 102, 26];
const INITIALIZE_LIST = [43, 34, 13, 49, 167, 88, 235, 235];
/** Where an ELF file holds the offset of its first instruction. */
const ENTRY = 24;
/** `mov64 r0, 0` and `exit`: success. */
const SUCCEED = Buffer.from('b7000000000000009500000000000000', 'hex');

/**
 * Adds a program that takes the place of a transfer hook, since no test has a compiler for the chain: Memo's file with
 * another beginning, so that it accepts every call. When a list of accounts is initialized, the list is written here.
 */
export function addStandInHook({ svm, intercept }: Runtime, hook: Address): void {
  const memo = svm.getAccount(address(programs.memoV3));
  assertAccountExists(memo);
  const elf = Buffer.from(memo.data);
  SUCCEED.copy(elf, Number(elf.readBigUInt64LE(ENTRY)));
  svm.addProgram(hook, elf);
  intercept.set('sendTransaction', async (wire) => {
    const { message } = await decodeTransaction(String(wire));
    for (const { programAddressIndex, accountIndices = [], data = [] } of message.instructions) {
      if (message.staticAccounts[programAddressIndex] !== hook) continue;
      const [list] = accountIndices.map((index) => message.staticAccounts[index]);
      if (list === undefined || INITIALIZE_LIST.some((byte, at) => data[at] !== byte)) continue;
      const wanted = [...data].slice(INITIALIZE_LIST.length);
      const content = Uint8Array.from([...EXECUTE, wanted.length, 0, 0, 0, ...wanted]);
      const space = BigInt(content.length);
      svm.setAccount({
        address: list,
        data: content,
        executable: false,
        lamports: lamports(svm.minimumBalanceForRentExemption(space)),
        programAddress: hook,
        space,
      });
    }
  });
}
