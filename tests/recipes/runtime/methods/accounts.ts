import { z } from 'zod';
import { accountConfig, encodeAccount } from '../account-encoding';
import { type Method, method, withContext } from '../method';
import { commitment, config, pubkey, size, slotFor } from '../params';
import { invalidParams, invalidRequest } from '../rpc-error';
import { readerAt } from './shared';

const MAX_MULTIPLE_ACCOUNTS = 100;
/** The longest data an account can have: 10 MiB. */
const MAX_DATA_LENGTH = 10 * 1024 * 1024;

/** Methods that read accounts. */
export const accountMethods: Record<string, Method> = {
  getBalance: method(1, [pubkey, config({ commitment })], ({ ledger }, address, wanted) => {
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

  getMultipleAccounts: method(1, [z.array(pubkey), accountConfig], ({ ledger }, addresses, wanted) => {
    if (addresses.length > MAX_MULTIPLE_ACCOUNTS) {
      throw invalidParams(`Too many inputs provided; max ${MAX_MULTIPLE_ACCOUNTS}`);
    }
    const slot = slotFor(ledger, wanted);
    const read = readerAt(ledger, slot);
    const encoding = wanted?.encoding ?? 'base64';
    const accounts = addresses.map((address) => {
      const account = read(address);
      return account && encodeAccount(account, encoding, wanted?.dataSlice, read);
    });
    return withContext(slot, accounts);
  }),

  getMinimumBalanceForRentExemption: method(1, [size, config({ commitment })], ({ ledger }, length) => {
    if (length > MAX_DATA_LENGTH) throw invalidRequest();
    return ledger.svm.minimumBalanceForRentExemption(BigInt(length));
  }),
};
