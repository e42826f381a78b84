import {
  type Address,
  address,
  assertAccountExists,
  createSolanaRpc,
  type Signature,
  signature,
} from '@solana/kit';
import { decodeMint, decodeToken } from '@solana-program/token';
import type { Runtime } from './runtime';

/** The effects of a recipe, and functions to read them. */
export type Aftermath = ReturnType<typeof aftermathOf>;

/**
 * @param output all that the recipe printed
 * @param printed what it printed at the places that the page's expected output names: `<signature>` is `printed.signature`
 * @param folder where the recipe could leave files
 */
export function aftermathOf(
  runtime: Runtime,
  output: string,
  printed: Readonly<Record<string, string>>,
  folder: string,
) {
  const { svm, transactions } = runtime;
  const rpc = createSolanaRpc(runtime.url);
  /** The address that was printed under a name, or the address itself. Throws for anything else. */
  const at = (nameOrAddress: string): Address => address(printed[nameOrAddress] ?? nameOrAddress);
  const last = () => {
    const newest = transactions.at(-1);
    if (newest === undefined) throw new Error('nothing was sent');
    return newest;
  };
  const landed = async (sent: Signature) => {
    const options = { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 } as const;
    const found = await rpc.getTransaction(sent, options).send();
    if (found === null) throw new Error('the transaction did not land');
    return found;
  };
  return {
    runtime,
    svm,
    transactions,
    output,
    printed,
    folder,
    at,
    last,
    /** What was printed under a name, as a number. */
    number: (name: string) => BigInt(printed[name] ?? `no ${name}`),
    /** Lamports; null without an account. */
    balance: (nameOrAddress: string) => svm.getBalance(at(nameOrAddress)),
    account: (nameOrAddress: string) => {
      const account = svm.getAccount(at(nameOrAddress));
      assertAccountExists(account);
      return account;
    },
    hasAccount: (nameOrAddress: string) => svm.getAccount(at(nameOrAddress)).exists,
    mint: (nameOrAddress = 'mint') => {
      const account = decodeMint(svm.getAccount(at(nameOrAddress)));
      assertAccountExists(account);
      return account;
    },
    token: (nameOrAddress = 'token account') => {
      const account = decodeToken(svm.getAccount(at(nameOrAddress)));
      assertAccountExists(account);
      return account;
    },
    /** All token accounts of a token program. */
    tokens: (program: string) =>
      svm
        .getProgramAccounts(address(program))
        .filter(({ data }) => data.length >= 165)
        .map((account) => decodeToken(account)),
    /** The last transaction as the endpoint shows it. */
    landed: () => landed(last().signature),
    /** Who signed the transaction whose signature was printed under a name, the fee payer first. */
    signers: async (name = 'signature') => {
      const { accountKeys, header } = (await landed(signature(printed[name] ?? ''))).transaction.message;
      return accountKeys.slice(0, header.numRequiredSignatures);
    },
  };
}
