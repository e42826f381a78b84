import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';

// The usual way of @solana/web3.js 1.x, against the endpoint of RPC_URL and WS_URL.
const { RPC_URL = '', WS_URL = '' } = process.env;
const connection = new Connection(RPC_URL, { commitment: 'confirmed', wsEndpoint: WS_URL });
const payer = Keypair.generate();
const recipient = Keypair.generate().publicKey;

const airdrop = await connection.requestAirdrop(payer.publicKey, LAMPORTS_PER_SOL);
await connection.confirmTransaction({ signature: airdrop, ...(await connection.getLatestBlockhash()) });

const transfer = SystemProgram.transfer({
  fromPubkey: payer.publicKey,
  toPubkey: recipient,
  lamports: 100_000_000,
});
await sendAndConfirmTransaction(connection, new Transaction().add(transfer), [payer]);
console.log('legacy', await connection.getBalance(recipient));

const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash();
const message = new TransactionMessage({
  payerKey: payer.publicKey,
  recentBlockhash: blockhash,
  instructions: [transfer],
});
const transaction = new VersionedTransaction(message.compileToV0Message());
transaction.sign([payer]);
const signature = await connection.sendTransaction(transaction);
await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight });
console.log('version 0', await connection.getBalance(recipient));

const landed = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
console.log('read', landed?.version, landed?.meta?.fee);
