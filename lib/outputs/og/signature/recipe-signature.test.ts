import { expect, it } from 'vitest';
import { parseRecipes } from '@/lib/reference/recipes/recipes';
import { recipeSignature } from './recipe-signature';

/** The signature of a page whose folder has these files; the first one is the program that it shows first. */
function signature(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([name, raw]) => ({ path: `recipes/${name}`, raw }));
  const { recipes } = parseRecipes(sources, 'recipes', undefined, new Map());
  return recipeSignature(recipes, 'page', sources[0]?.path.replace('recipes/', '') ?? '');
}

const imports = `import { readFile } from 'node:fs/promises';
import {
  address,
  fetchToken,
  fetchMint,
  generateKeyPairSigner,
  getBurnInstruction,
  isSome,
  type Instruction,
} from '@solana/kit';
import { helper } from './helper';
`;

it('shows what the explained regions call, in their order, with the names of the arguments', () => {
  const program = `${imports}
generateKeyPairSigner();
// #region read
const before = await fetchToken(rpc, address('x'), { commitment: 'confirmed', ...options });
helper(readFile(1), before.data);
// #endregion
// #region burn
const burn = getBurnInstruction(
  {
    // Isn't the owner's.
    account: token(1, 2),
    amount,
  },
  { programAddress },
);
await rpc.getBalance(before.owner).send();
// #endregion`;
  expect(signature({ 'page/burn.ts': program })).toEqual([
    'fetchToken(rpc, …, { commitment, ...options })',
    'getBurnInstruction({ account, amount }, …)',
    'getBalance(before.owner)',
  ]);
});

it('of many calls, shows the instructions and those that few programs have', () => {
  const program = `${imports}
generateKeyPairSigner();
fetchMint(rpc, mint);
fetchToken(rpc, token);
getBurnInstruction(input);`;
  const others = {
    'other/a.ts': `${imports}fetchMint(a);getBurnInstruction(b);`,
    'other/b.ts': `${imports}fetchMint(a);`,
  };
  expect(signature({ 'page/main.ts': program, ...others })).toEqual([
    'generateKeyPairSigner()',
    'fetchToken(rpc, token)',
    'getBurnInstruction(input)',
  ]);
});

it('calls without room for all names say that there are more', () => {
  const names = Array.from({ length: 12 }, (_, at) => `account${at}`).join(', ');
  const program = `${imports}getBurnInstruction({ ${names} }, config);fetchMint(rpc);fetchToken(rpc);`;
  expect(signature({ 'page/main.ts': program })[0]).toBe(
    'getBurnInstruction({ account0, account1, account2, … }, …)',
  );
});

const anchor = `#[program]
pub mod vault {
    pub fn withdraw(ctx: Context<Withdraw>, amount: u64) -> Result<()> {
        Ok(())
    }
    fn inner() {}
}
pub fn outside() {}
`;
const native = `pub fn process_instruction(
    program_id: &Pubkey,
    data: &[u8],
) -> ProgramResult {
}`;

it.each([
  [
    'of an Anchor program',
    { 'page/native/lib.rs': native, 'page/anchor/lib.rs': anchor },
    'fn withdraw(ctx: Context<Withdraw>, amount: u64) -> Result<()>',
  ],
  [
    'of a native program',
    { 'page/src/lib.rs': native },
    'fn process_instruction(program_id: &Pubkey, data: &[u8]) -> ProgramResult',
  ],
  [
    'next to a program that only converts',
    { 'page/a.ts': `${imports}address(text);`, 'page/src/lib.rs': anchor },
    'fn withdraw(ctx: Context<Withdraw>, amount: u64) -> Result<()>',
  ],
])('shows the functions %s', (_what, files, head) => {
  expect(signature(files).join(' ').replace(/\s+/g, ' ')).toBe(head);
});

it('shows checks if a program has nothing else, and the file if it calls nothing', () => {
  expect(signature({ 'page/check.ts': `${imports}isSome(value);` })).toEqual(['isSome(value)']);
  expect(signature({ 'page/nothing.ts': 'console.log(1);' })).toEqual(['nothing.ts · TypeScript']);
});
