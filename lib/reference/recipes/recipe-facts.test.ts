import { expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import { recipeFacts } from './recipe-facts';
import type { RecipeFile } from './recipes';

const names = new Map([
  ['programs.token2022', 'Token2022'],
  ['programs.token', 'TokenSpl'],
]);

function file(path: string, text = '', tested = '2026-11-21', runtime?: string): RecipeFile {
  const packages = ['@solana/kit 8.4.0', 'b 0.7.9'];
  const verified = { hash: '', packages, tested, ...(runtime !== undefined && { runtime }) };
  return { path: `test/${path}`, text, regions: new Map(), verified };
}

const ran = (path: string, text = '', tested = '2026-11-21') => file(path, text, tested, 'LiteSVM 1');
const changed: RecipeFile = { path: 'test/b.ts', text: '', regions: new Map() };

it.each<[string, RecipeFile[]]>([
  ['Tested on 21 November 2026', [ran('a.ts')]],
  ['Tested on 9 October 2026', [ran('a.ts'), ran('b.ts', '', '2026-10-09')]],
  ['Partly tested on 21 November 2026', [ran('a.ts'), file('native/src/lib.rs')]],
  ['Parsed on 21 November 2026, not run', [file('client.ts'), file('native/src/lib.rs')]],
  ['Changed since its last test', [ran('a.ts'), changed]],
])('the tests of a page are shown as: %s', (expected, files) => {
  expect(recipeFacts(files, names).tested).toBe(expected);
});

const rpc = 'process.env.RPC_URL;';
it.each<[string, RecipeFile[]]>([
  ['No cluster needed', [ran('a.ts')]],
  ['Any cluster', [ran('a.ts', rpc)]],
  ['Any cluster', [ran('a.ts', `${rpc} const { KEYPAIR } = airdropFactory`)]],
  ['A cluster with a faucet', [ran('a.ts', `${rpc} airdropFactory`)]],
  ['Any cluster', [ran('a.ts', `${rpc} process.env.TOKEN_PROGRAM`)]],
  ['A cluster with Openverse Token-2022', [ran('a.ts', `${rpc} 'Token2022'`)]],
  [
    'A cluster with a faucet and Openverse Token-2022',
    [ran('a.ts', `${rpc} airdropFactory 'Token2022' 'TokenSpl'`)],
  ],
  ['A cluster with your program', [ran('a.ts', rpc), file('native/src/lib.rs')]],
  ['Devnet', [ran('main.tsx', rpc)]],
])('the clusters of a page are shown as: %s', (expected, files) => {
  expect(recipeFacts(files, names).cluster).toBe(expected);
});

it.each([
  ['', []],
  ['a', ['a']],
  ['@solana/kit, a', ['a', '@solana/kit']],
  ['@solana/kit and 2 more', ['a', 'b', '@solana/kit']],
])('the packages of a page are shown as: %s', (expected, packages) => {
  const text = packages.map((name) => `import { x } from '${name}';`).join('\n');
  expect(recipeFacts([ran('a.ts', text)], names).packages).toBe(expected);
});

it.each<[string, RecipeFile[], string?]>([
  ['Node.js 20.18+', [ran('a.ts')]],
  ['Node.js 20.19+', [ran('a.ts')], '20.19'],
  ['Node.js 20.18+, Rust', [ran('a.ts'), file('native/src/lib.rs')]],
  ['Node.js 20.19 or a later 20, or 22.12 or later', [ran('main.tsx')]],
])('the tools of a page are shown as: %s', (expected, files, node) => {
  expect(recipeFacts(files, names, node).tools).toBe(expected);
});

const recipes = new Map([['test/a.ts', ran('a.ts', "import { a } from '@solana/kit';")]]);
const setup = '## Prerequisites\n\n<RecipeSetup />';

it('a recipe has its facts below its first paragraph', async () => {
  const page = `Lead.\n\n${setup}\n\n## The program\n\n\`\`\`ts file="a.ts"\n\`\`\`\n`;
  const { html, problems } = await render(page, { recipes });
  expect(problems).toEqual([]);
  expect(html).toMatch(/^<p>Lead\.<\/p>\s*<x-recipefacts state="run" tested="Tested on 21 November 2026"/);
});

it('the Markdown of a recipe has its facts in one line', async () => {
  const { markdown } = await render(`Lead.\n\n${setup}`, { recipes });
  expect(markdown).toContain(
    '\n\nTested on 21 November 2026 · No cluster needed · @solana/kit · Node.js 20.18+\n\n',
  );
});

it.each([
  ['a page that explains, and has a program further down', `Lead.\n\n## One\n\nText.\n\n${setup}`],
  ['a page without prerequisites', 'Lead.\n\n## One\n\nText.'],
])('%s has no facts', async (_name, page) => {
  expect((await render(page, { recipes })).html).not.toContain('recipefacts');
});

it('a page without programs has no facts', async () => {
  expect((await render(`Lead.\n\n${setup}`)).html).toMatch(/^<p>Lead\.<\/p>(?!.*recipefacts)/s);
});
