import { z } from 'zod';
import { accountConfig, accountFields, encodeAccount } from '../account-encoding';
import { accountFilter, conditionOf } from '../filters';
import { type Method, method, withContext } from '../method';
import { config, contextFields, pubkey, size, slotFor, toAddress } from '../params';
import { invalidParams, invalidRequest } from '../rpc-error';
import { flag, keyed, readerAt } from './shared';

const MAX_MULTIPLE_ACCOUNTS = 100;
/** The longest data an account can have: 10 MiB. */
const MAX_DATA_LENGTH = 10 * 1024 * 1024;

/** Methods that read accounts. */
export const accountMethods: Record<string, Method> = {
  getBalance: method(1, [pubkey, config(contextFields)], ({ ledger }, address, wanted) => {
    const slot = slotFor(ledger, wanted);
    return withContext(slot, ledger.read(address, slot.slot)?.lamports ?? 0n);
  }),

  getAccountInfo: method(1, [pubkey, accountConfig], ({ ledger }, address, wanted) => {
    const slot = slotFor(ledger, wanted);
    const read = readerAt(ledger, slot);
    const account = read(address);
    const encoding = wanted?.encoding ?? 'binary';
    return withContext(slot, account && encodeAccount(account, encoding, wanted?.dataSlice, read));
  }),

  getMultipleAccounts: method(1, [z.array(z.string()), accountConfig], ({ ledger }, addresses, wanted) => {
    if (addresses.length > MAX_MULTIPLE_ACCOUNTS) {
      throw invalidParams(`Too many inputs provided; max ${MAX_MULTIPLE_ACCOUNTS}`);
    }
    const slot = slotFor(ledger, wanted);
    const read = readerAt(ledger, slot);
    const encoding = wanted?.encoding ?? 'base64';
    const accounts = addresses.map(toAddress).map((address) => {
      const account = read(address);
      return account && encodeAccount(account, encoding, wanted?.dataSlice, read);
    });
    return withContext(slot, accounts);
  }),

  getProgramAccounts: method(
    1,
    [
      pubkey,
      config({
        ...accountFields,
        ...contextFields,
        filters: z.array(accountFilter).nullish(),
        withContext: flag,
      }),
    ],
    ({ ledger }, program, wanted) => {
      const condition = conditionOf(wanted?.filters ?? []);
      const slot = slotFor(ledger, wanted);
      const read = readerAt(ledger, slot);
      const encoding = wanted?.encoding ?? 'binary';
      const accounts = ledger
        .readProgram(program, slot.slot)
        .filter(condition)
        .map((account) => keyed(account, encodeAccount(account, encoding, wanted?.dataSlice, read)));
      return wanted?.withContext ? withContext(slot, accounts) : accounts;
    },
  ),

  getMinimumBalanceForRentExemption: method(1, [size, config(contextFields)], ({ ledger }, length) => {
    if (length > MAX_DATA_LENGTH) throw invalidRequest();
    return ledger.svm.minimumBalanceForRentExemption(BigInt(length));
  }),
};
