import { expect, it } from 'vitest';
import { readSource } from '@/lib/content/source';
import { readCases } from './read-cases';
import { verify } from './verify';

const { recipes } = await readSource(false);
const cases = await readCases();

/** One mistake a program, as an edit could make it: the text that goes, and what comes in its place. */
const mistakes: [mistake: string, program: string, from: string, to: string, error: RegExp][] = [
  [
    'a wrong amount',
    'Transactions/SendSOL/send-btg.ts',
    'LAMPORTS_PER_BTG / 4n',
    'LAMPORTS_PER_BTG / 5n',
    /^content\/Transactions\/SendSOL\.mdx, .*: line 2 of the output should be .*250000000 .* and is .*200000000 /,
  ],
  [
    'a missing signer',
    'tokens/MintTokens/mint-tokens.ts',
    'mintAuthority, amount',
    'mintAuthority: mintAuthority.address, amount',
    /^content\/tokens\/MintTokens\.mdx, .*: it ended with status 1:\n.*(signature|signer)/is,
  ],
  [
    'a signer that the output does not show',
    'Transactions/toaTransaction/add-memo.ts',
    'signers: [sender]',
    'signers: []',
    /^content\/Transactions\/toaTransaction\.mdx, /,
  ],
  [
    'a token of the wrong program',
    'tokens/CreateToken/create-token.ts',
    "process.env.TOKEN_PROGRAM === 'spl'",
    "process.env.TOKEN_PROGRAM !== 'spl'",
    /^content\/tokens\/CreateToken\.mdx, .*: it did not invoke Token9/,
  ],
];

it.each(mistakes)('%s in %s is found, with its page', async (_mistake, program, from, to, error) => {
  const test = cases.find((it) => it.program === program);
  const text = recipes.get(program)?.text ?? '';
  const broken = text.replace(from, to);
  expect(broken).not.toBe(text);
  if (test === undefined) throw new Error(`${program} has no case`);
  await expect(verify(recipes, test, broken)).rejects.toThrow(error);
});
