import { generateKeyPairSigner, getBase64EncodedWireTransaction } from '@solana/kit';
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeMint2Instruction,
  getMintToInstruction,
} from '@solana-program/token';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import network from '@/content/network.json';
import type { Json } from '@/lib/reference/rpc/schema';
import { createValidator } from '@/lib/reference/rpc/validate';
import { readSource } from '@/lib/site/source';
import { parseJson } from './json';
import { httpMethods } from './methods';
import { ASSOCIATED_TOKEN_2022_ADDRESS, TOKEN_2022_ADDRESS } from './openverse-programs';
import { subscriptionKinds } from './subscription-kinds';
import { note, startClient, strangerAddress } from './support';

const { rpc: reference } = readSource(false);
const validate = createValidator(reference.types);

it('answers all methods in the form that the reference describes', async () => {
  const { wallet, send, sign, call, runtime } = await startClient();
  const payer = await wallet();
  const friend = await strangerAddress();
  const mint = await generateKeyPairSigner();
  const program = { programAddress: TOKEN_2022_ADDRESS };
  const associated = { programAddress: ASSOCIATED_TOKEN_2022_ADDRESS };
  const seeds = { owner: payer.address, mint: mint.address, tokenProgram: TOKEN_2022_ADDRESS };
  const [ata] = await findAssociatedTokenPda(seeds, associated);
  const signature = await send(payer, [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      lamports: runtime.svm.minimumBalanceForRentExemption(82n),
      space: 82,
      ...program,
    }),
    getInitializeMint2Instruction({ mint: mint.address, decimals: 6, mintAuthority: payer.address }, program),
    await getCreateAssociatedTokenIdempotentInstructionAsync({ payer, ata, ...seeds }, associated),
    getMintToInstruction({ mint: mint.address, token: ata, mintAuthority: payer, amount: 7n }, program),
    note('shapes'),
  ]);
  const transfer = await sign(payer, [
    getTransferSolInstruction({ source: payer, destination: friend, amount: 10n ** 9n }),
  ]);
  const wire = getBase64EncodedWireTransaction(transfer);
  const message = Buffer.from(transfer.messageBytes).toString('base64');
  const { result: slot } = await call('getSlot', { commitment: 'confirmed' });
  const confirmed = { commitment: 'confirmed' };
  const parsed = { ...confirmed, encoding: 'jsonParsed' };
  const base64 = { ...confirmed, encoding: 'base64' };

  const calls: [method: string, ...params: unknown[]][] = [
    ['getAccountInfo', ata, parsed],
    ['getAccountInfo', mint.address, base64],
    ['getAccountInfo', friend, base64],
    ['getAccountInfo', network.sysvars.clock, parsed],
    ['getBalance', payer.address],
    ['getBlockHeight'],
    ['getBlockTime', Number(slot)],
    ['getClusterNodes'],
    ['getEpochInfo'],
    ['getFeeForMessage', message, confirmed],
    ['getFirstAvailableBlock'],
    ['getGenesisHash'],
    ['getHealth'],
    ['getIdentity'],
    ['getLatestBlockhash', confirmed],
    ['getMinimumBalanceForRentExemption', 165],
    ['getMultipleAccounts', [ata, friend], parsed],
    ['getProgramAccounts', TOKEN_2022_ADDRESS, { ...parsed, filters: [{ dataSize: 170 }] }],
    ['getProgramAccounts', TOKEN_2022_ADDRESS, { ...base64, withContext: true }],
    ['getRecentPrioritizationFees', [payer.address]],
    ['getSignatureStatuses', [signature]],
    ['getSignaturesForAddress', payer.address, confirmed],
    ['getSlot'],
    ['getTokenAccountBalance', ata, confirmed],
    ['getTokenAccountsByDelegate', friend, { mint: mint.address }, parsed],
    ['getTokenAccountsByOwner', payer.address, { programId: TOKEN_2022_ADDRESS }, parsed],
    ['getTokenAccountsByOwner', payer.address, { mint: mint.address }, base64],
    ['getTokenLargestAccounts', mint.address, confirmed],
    ['getTokenSupply', mint.address, confirmed],
    ...['json', 'jsonParsed', 'base64', 'base58'].map((encoding): [string, ...unknown[]] => [
      'getTransaction',
      signature,
      { ...confirmed, encoding, maxSupportedTransactionVersion: 0 },
    ]),
    ['getTransactionCount'],
    ['getVersion'],
    ['isBlockhashValid', network.example.blockhash],
    ['requestAirdrop', friend, 1_000_000_000],
    ['simulateTransaction', wire, { ...base64, accounts: { addresses: [friend], encoding: 'base64' } }],
    ['sendTransaction', wire, { encoding: 'base64', preflightCommitment: 'confirmed' }],
  ];
  expect(new Set(calls.map(([method]) => method))).toEqual(new Set(httpMethods.keys()));
  for (const [name, ...params] of calls) {
    const { result, error } = await call(name, ...params);
    expect({ name, error }).toEqual({ name, error: undefined });
    const schema = reference.methods.find((method) => method.name === name)?.result.schema;
    if (schema === undefined) throw new Error(`The reference has no method ${name}.`);
    expect({ name, mismatches: validate(schema, result as Json), result }).toMatchObject({ mismatches: [] });
  }
});

it('notifies in the form that the reference describes', async () => {
  const { wallet, send, runtime } = await startClient();
  const payer = await wallet();
  const friend = await strangerAddress();
  const socket = new WebSocket(runtime.ws);
  await new Promise((resolve) => socket.once('open', resolve));
  const notifications = new Map<string, unknown>();
  const signature = await send(payer, [note('first')]);
  const level = { commitment: 'processed', encoding: 'base64' };
  const heardAll = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const { method, params } = parseJson(String(data)) as { method?: string; params?: { result: unknown } };
      if (method !== undefined) notifications.set(method, params?.result);
      if (notifications.size === subscriptionKinds.size) resolve();
    });
  });
  const requests: [string, ...unknown[]][] = [
    ['accountSubscribe', friend, level],
    ['programSubscribe', network.programs.system, level],
    ['logsSubscribe', 'all', level],
    ['signatureSubscribe', signature, level],
    ['slotSubscribe'],
    ['rootSubscribe'],
  ];
  requests.forEach(([method, ...params], id) => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  });
  await send(payer, [getTransferSolInstruction({ source: payer, destination: friend, amount: 10n ** 9n })]);
  await heardAll;
  socket.close();
  for (const [name, value] of notifications) {
    const described = reference.methods.find(({ notification }) => notification?.name === name);
    if (described?.notification === undefined) throw new Error(`The reference has no ${name}.`);
    const mismatches = validate(described.notification.schema, value as Json);
    expect({ name, mismatches, value }).toMatchObject({ mismatches: [] });
  }
});
