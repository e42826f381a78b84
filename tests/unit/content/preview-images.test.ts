import { expect, it } from 'vitest';
import { ogContent } from '@/lib/outputs/og/og-content';
import { getDoc, getDocs, getRpc, methodPath } from '@/lib/site';

async function contentOf(route: string) {
  const doc = await getDoc(route);
  if (!doc) throw new Error(`no page at ${route}`);
  return ogContent(doc);
}

it('each method has its call, and a subscription its notification', async () => {
  const { rpc } = await getRpc();
  for (const { name, notification } of rpc.methods) {
    const { code } = await contentOf(methodPath(name));
    expect(code[0]).toMatch(new RegExp(`^${name}\\(`));
    expect(code.some((line) => line.startsWith(`${notification?.name} → `))).toBe(notification !== undefined);
  }
});

it.each([
  [
    '/tokens/BurnTokens',
    'Cookbook › Tokens',
    'getBurnCheckedInstruction({ account, mint, authority, … }, …)',
  ],
  [
    '/accounts/PDAAccounts',
    'Cookbook › Accounts',
    'fn withdraw(ctx: Context<Withdraw>, amount: u64) -> Result<()>',
  ],
])('the recipe %s has its place and its signature', async (route, section, line) => {
  const content = await contentOf(route);
  expect(content.section).toBe(section);
  expect(content.code).toContain(line);
});

it('pages that are neither a method nor a recipe have no code', async () => {
  for (const route of ['/', '/cli/usage', '/learn/accounts', '/consensus/fork-generation', '/api'])
    expect((await contentOf(route)).code, route).toEqual([]);
});

it('every signature fits into the picture', async () => {
  const all = await Promise.all((await getDocs()).map(ogContent));
  const lines = all.flatMap(({ code }) => code);
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => line.length > 64)).toEqual([]);
  expect(all.filter(({ code }) => code.length > 3)).toEqual([]);
});
