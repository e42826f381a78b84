import { address, createSolanaRpc, getAddressDecoder, lamports, signature } from '@solana/kit';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { addressOf, keypairFile } from '../../keypairs';
import { programs } from '../../programs';
import { runOther } from '../../run-program';
import type { Runtime } from '../../runtime';

const use = 'Transactions/lookup-tables/use-lookup-table';
const DEPOSIT = 6_625_920n;

const privateKey = new Uint8Array(32).fill(9);
const closing = { env: { KEYPAIR: 'authority.json' }, files: { 'authority.json': keypairFile(privateKey) } };

/** What the table of a finished run was, by runtime. */
const deactivated = new WeakMap<Runtime, string>();

/** The addresses that an account holds after its 56 bytes about the table. */
function addressesOf({ account }: Aftermath): string[] {
  const { data } = account('table');
  const count = (data.length - 56) / 32;
  return Array.from({ length: count }, (_, index) => getAddressDecoder().decode(data, 56 + index * 32));
}

export const cases = [
  ...recipe(`${use}.ts`, {
    invokes: [programs.system, programs.addressLookupTable],
    effects: {
      'the table has 24 addresses, and each of them received 0.001 BTG': (after) => {
        const addresses = addressesOf(after);
        expect(new Set(addresses).size).toBe(24);
        expect(addresses.map((it) => after.balance(it))).toEqual(addresses.map(() => 1_000_000n));
      },
      'one transaction did it, which named them by the table': async (after) => {
        const { runtime, printed, at } = after;
        const landed = await createSolanaRpc(runtime.url)
          .getTransaction(signature(printed.transfers ?? ''), {
            commitment: 'confirmed',
            encoding: 'json',
            maxSupportedTransactionVersion: 0,
          })
          .send();
        expect(landed?.transaction.message).toMatchObject({
          accountKeys: [expect.any(String), programs.system],
          addressTableLookups: [{ accountKey: at('table'), readonlyIndexes: [] }],
        });
        expect(landed?.meta?.loadedAddresses.writable.toSorted()).toEqual(addressesOf(after).toSorted());
      },
      'the table belongs to its program and is deactivated': ({ account }) => {
        const { programAddress, data, lamports } = account('table');
        expect(programAddress).toBe(programs.addressLookupTable);
        expect(Buffer.from(data).readBigUInt64LE(4)).toBeLessThan(2n ** 64n - 1n);
        expect(lamports).toBe(DEPOSIT);
      },
    },
  }),
  ...recipe('Transactions/lookup-tables/close-lookup-table.ts', {
    invokes: [programs.addressLookupTable],
    prepare: async (runtime) => {
      runtime.svm.airdrop(address(addressOf(privateKey)), lamports(1_000_000_000n));
      const { table = '' } = await runOther(use, runtime, closing);
      deactivated.set(runtime, table);
      // A deactivated table can be closed after 512 blocks.
      runtime.skipSlots(513);
      return { ...closing, args: [table] };
    },
    effects: {
      'the table is gone': ({ runtime, hasAccount }) =>
        expect(hasAccount(deactivated.get(runtime) ?? '')).toBe(false),
      'the authority has the deposit back, less one fee': async ({ landed }) => {
        const { meta } = await landed();
        const [before = 0n] = meta?.preBalances ?? [];
        expect(meta?.postBalances[0]).toBe(before + DEPOSIT - 5_000n);
      },
    },
  }),
];
