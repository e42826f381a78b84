import { readFileSync } from 'node:fs';
import {
  type AccountRole,
  type AccountSignerMeta,
  address,
  createKeyPairSignerFromBytes,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
  type InstructionWithSigners,
  type KeyPairSigner,
} from '@solana/kit';
import { findAssociatedTokenPda } from '@solana-program/token';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '@/lib/content/load';
import { connect, payer } from '../recipes/conversation';
import { programs } from '../recipes/programs';
import recorded from '../recipes/recorded.json';
import { table } from './support/page-table';
import { describeWith } from './support/programs';
import { startTestValidator, type TestValidator } from './support/test-validator';

type Lines = readonly (string | Lines)[];

const { errors } = loadContent({ drafts: false });
const { provoked, notProvoked, memos } = parse(readFileSync('tests/openos/errors.yml', 'utf8'), {
  maxAliasCount: -1,
}) as {
  provoked: Record<string, Record<string, Lines>>;
  notProvoked: Record<string, Record<string, string[]>>;
  memos: Record<string, [text: string, times: number, signer?: string]>;
};

const newKey = () => generateKeyPairSigner();
const poor = await newKey();
const keys = { payer, poor, mint: await newKey(), other: await newKey(), account: await newKey() };
const [ata] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: address(programs.nativeMint),
  tokenProgram: address(programs.token),
});
const addresses: Record<string, string> = {
  ...programs,
  ...Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, key.address])),
  ata,
  table: 'Examp1eLookupTab1e11111111111111111111111111',
  marked: getAddressDecoder().decode(Buffer.from('...........ProgramDerivedAddress', 'latin1')),
};
const addressAt = (name = '') => address(addresses[name] ?? name);

/** The bytes of a part of an instruction's data. */
function bytesOf(part: string): ArrayLike<number> {
  const [kind, value = ''] = part.split(':');
  if (kind === 'key') return getAddressEncoder().encode(addressAt(value));
  if (kind === 'u32') return getU32Encoder().encode(Number(value));
  return kind === 'u64' ? getU64Encoder().encode(BigInt(value)) : [Number(part)];
}

/** Makes an instruction of a line, as errors.yml describes it. */
function instructionOf(line: string): Instruction & InstructionWithSigners {
  const [head = '', accounts = ''] = line.split('/');
  const [program, ...data] = head.trim().split(' ');
  return {
    programAddress: addressAt(program),
    data: Uint8Array.from(data.flatMap((it) => Array.from(bytesOf(it)))),
    accounts: (accounts.match(/\S+/g) ?? []).map((it) => {
      const [name = '', table, index] = it.replace(/[+!]+$/, '').split(/[@:]/);
      const role = (Number(it.includes('!')) * 2 + Number(it.includes('+'))) as AccountRole;
      const signer = Object.entries(keys).find(([key]) => key === name && it.includes('!'))?.[1];
      const account = { address: addressAt(name), role };
      if (table) return { ...account, lookupTableAddress: addressAt(table), addressIndex: Number(index) };
      return signer ? ({ ...account, signer } as AccountSignerMeta) : account;
    }),
  };
}

describeWith(['openos-test-validator'], 'a node answers', () => {
  let node: TestValidator;
  let voter: KeyPairSigner;
  beforeAll(async () => {
    const options = ['--account-dir', 'tests/openos/accounts', '--transaction-account-lock-limit', '20'];
    node = await startTestValidator(options);
    const { call, settle } = connect(node.url);
    await settle((await call('requestAirdrop', [payer.address, 10 ** 11])).result);
    const file = readFileSync(`${node.ledger}/vote-account-keypair.json`, 'utf8');
    voter = await createKeyPairSignerFromBytes(Uint8Array.from(JSON.parse(file)));
    addresses.voter = voter.address;
    const history = [
      'SysvarS1otHashes111111111111111111111111111',
      { encoding: 'jsonParsed', commitment: 'confirmed' },
    ];
    const { parsed } = (await call('getAccountInfo', history)).result.value.data;
    for (const { slot, hash } of parsed.info) addresses[`hash${slot}`] = hash;
  }, 120_000);
  afterAll(() => node?.stop());

  /** Signs a transaction with these instructions, and passes it to a method. */
  const post = async (method: string, lines: string[], config: object, feePayer?: KeyPairSigner) => {
    const { call, wire } = connect(node.url);
    const { text } = await wire(lines.map(instructionOf), 0, undefined, feePayer);
    return call(method, [text, { encoding: 'base64', ...config }]);
  };

  const all = Object.entries(provoked).flatMap(([of, names]) =>
    Object.entries(names).map(([name, lines]) => ({ of, name, lines: lines.flat(9) as string[] })),
  );
  it.for(all)('$of, $name', async ({ of, name, lines }) => {
    const list = errors.get(of);
    const number = list?.entries.findIndex((it) => it.name === name) ?? -1;
    const text = list?.entries[number]?.message.replace('{0}', `${lines.length - 1}`) ?? name;
    const params = { preflightCommitment: 'confirmed' };
    const feePayer = { AccountNotFound: poor, InvalidAccountForFee: voter }[name];
    const { error } = await post('sendTransaction', lines, params, feePayer);
    const told = list?.custom ? `custom program error: 0x${number.toString(16)}` : text;
    const start = of === 'TransactionError' ? '' : `Error processing Instruction ${lines.length - 1}: `;
    const when = /LookupTable/.test(name) ? 'invalid transaction' : 'Transaction simulation failed';
    expect(error?.message).toBe(`${when}: ${start}${told}`);
    if (/Token/.test(of)) expect(error.data.logs.join('\n')).toContain(text);
  });

  it.for(Object.entries(memos))('about as many units for %s as its page says', async ([row, memo]) => {
    const [text, times, signer = ''] = memo;
    const page = readFileSync('content/Transactions/toaTransaction.mdx', 'utf8');
    const told = page.split(`| ${row} | about `)[1]?.split(' ', 1)[0]?.replace(',', '');
    const lines = [`memoV3 ${[...Buffer.from(text.repeat(times))].join(' ')} / ${signer}`];
    const { result } = await post('simulateTransaction', lines, { commitment: 'confirmed' });
    expect(Math.abs(result.value.unitsConsumed / Number(told) - 1)).toBeLessThan(0.03);
  });
});

const elsewhere = [
  ...Object.values(table.pages).flatMap((it) => Object.keys(it.errors ?? {})),
  JSON.stringify(recorded),
];
it.for([...errors.values()])('each error of $name is provoked, or has a reason', ({ name: of, entries }) => {
  const told = (text: string) => elsewhere.some((it) => it.includes(text.replace(/ ?\(?\{.*/, '')));
  const done = entries.filter(({ name, message }) => provoked[of]?.[name] || told(message));
  const reasons = Object.values(notProvoked[of] ?? {}).flat();
  const listed = [...done.map(({ name }) => name), ...reasons];
  expect(listed.toSorted()).toEqual(entries.map(({ name }) => name).toSorted());
});
