import { createSolanaRpc, signature } from '@solana/kit';
import type { Aftermath } from './case';

/**
 * A transaction as the endpoint tells it, the last one where no signature is given. Throws where there is none.
 */
export async function landedTransaction({ runtime }: Pick<Aftermath, 'runtime'>, printed?: string) {
  const sent = printed ?? runtime.transactions.at(-1)?.signature;
  if (sent === undefined) throw new Error('nothing was sent');
  const landed = await createSolanaRpc(runtime.url)
    .getTransaction(signature(sent), {
      commitment: 'confirmed',
      encoding: 'json',
      maxSupportedTransactionVersion: 0,
    })
    .send();
  if (landed === null) throw new Error(`the transaction ${sent} did not land`);
  return landed;
}
