import { expect, it } from 'vitest';
import { toMarkdown } from '@/lib/markdown/to-markdown';
import packageJson from '@/package.json' with { type: 'json' };
import { noData, render } from '@/tests/unit/render';
import type { RecipeFile } from './data';
import { pinned } from './needs';
import { recipeSetup } from './nodes';
import { recipeFacts } from './recipe-facts';
import { blocksHash } from './verified';

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
const rust = file('native/src/lib.rs');
const setupOf = (files: RecipeFile[], tools?: string) =>
  toMarkdown({ type: 'root', children: [recipeSetup(noData.passages, files, names, '20.18', tools)] });

const rpc = 'process.env.RPC_URL;';
const importing = (...packages: string[]) => packages.map((it) => `import { x } from '${it}';`).join('\n');

it.each<[string, RecipeFile[], string?]>([
  ['Tested on 21 November 2026 · No cluster needed · Node.js 20.18+', [ran('a.ts')]],
  ['Tested on 9 October 2026', [ran('a.ts'), ran('b.ts', '', '2026-10-09')]],
  ['Partly tested on 21 November 2026', [ran('a.ts'), rust]],
  ['Parsed on 21 November 2026, not run', [file('client.ts'), rust]],
  ['Changed since its last test', [ran('a.ts'), changed]],
  ['A cluster with your program · Node.js 20.18+, Rust', [ran('a.ts', rpc), rust]],
  ['Devnet · Node.js 20.19 or a later 20, or 22.12 or later', [ran('main.tsx', rpc)]],
  [' · a · Node.js 20.19+', [ran('a.ts', importing('a'))], '20.19'],
  [' · @solana/kit, a · ', [ran('a.ts', importing('a', '@solana/kit'))]],
  [' · @solana/kit and 2 more · ', [ran('a.ts', importing('a', 'b', '@solana/kit'))]],
])('the facts about a page contain: %s', (expected, files, node) => {
  const facts = Object.values(recipeFacts(files, names, node)).filter(Boolean);
  expect(facts.join(' · ')).toContain(expected);
});

it.each<[string, string, string[]]>([
  ['No cluster needed', 'TOKEN_PROGRAM_ADDRESS', []],
  ['Any cluster', rpc, ['A cluster']],
  ['Any cluster', `${rpc} const { KEYPAIR } = airdropFactory`, ['A cluster', 'BTG for fees']],
  ['A cluster with a faucet', `${rpc} airdropFactory`, ['A cluster', 'A faucet']],
  ['Any cluster', `${rpc} process.env.TOKEN_PROGRAM`, ['A cluster', 'The program Openverse Token-2022']],
  ['A cluster with Openverse Token-2022', `${rpc} 'Token2022'`, ['A cluster', 'The program Openverse Token']],
  [
    'A cluster with a faucet and Openverse Token-2022',
    `${rpc} airdropFactory 'Token2022' 'TokenSpl'`,
    ['A cluster', 'A faucet', 'Both token programs'],
  ],
])('the cluster of a page is shown as "%s" for "%s"', (expected, text, items) => {
  expect(recipeFacts([ran('a.ts', text)], names).cluster).toBe(expected);
  const found = Array.from(setupOf([ran('a.ts', text)]).matchAll(/^- (.*)/gm), ([, item]) => item);
  expect(found.slice(1, -1)).toEqual(items.map((it) => expect.stringContaining(it)));
});

const setup = '## Prerequisites\n\n<RecipeSetup />';
const recipe = `Lead.\n\n${setup}\n\n## The program\n\n\`\`\`ts file="a.ts"\n\`\`\`\n`;
const none = 'Lead.\n\n## One\n\nText.';

it('a recipe has its facts below its first paragraph', async () => {
  const recipes = new Map([['test/a.ts', ran('a.ts', "import { a } from '@solana/kit';")]]);
  const { html, markdown, problems } = await render(recipe, { recipes });
  expect(problems).toEqual([]);
  expect(html).toMatch(/^<p>Lead\.<\/p>\s*<x-recipefacts tested="Tested on 21 November 2026"/);
  const facts = 'Tested on 21 November 2026 · No cluster needed · @solana/kit · Node.js 20.18+';
  expect(markdown).toContain(`\n\n${facts}\n\n`);
  // Not if it has no program, prerequisites, or text that explains above them.
  const pages = [
    render(`Lead.\n\n${setup}`),
    ...[none, `${none}\n\n${setup}`].map((it) => render(it, { recipes })),
  ];
  for (const page of await Promise.all(pages)) expect(page.html).toMatch(/^<p>Lead\.<\/p>(?!.*recipefacts)/s);
});

it.each([
  ['Run with OpenOS 1.2.3 on 28 November 2026', 3],
  ['2 of 3 command blocks run with OpenOS 1.2.3 on 28 November 2026', 2],
])('a page whose shell blocks ran says so, until one changes: %s', async (tested, run) => {
  const page = `${none}\n\n\`\`\`bash\nopenos slot\n\`\`\``;
  const entry = { hash: blocksHash(page), run, of: 3, version: '1.2.3', tested: '2026-11-28' };
  const runs = { '/test': entry };
  const edited = page.replace('Text.', 'Another text.');
  expect((await render(edited, { runs })).html).toContain(`<p>Lead.</p>\n<x-recipefacts tested="${tested}"`);
  const changed = await render(page.replace('slot', 'epoch'), { runs });
  expect(changed.html).not.toContain('recipefacts');
});

it('packages are pinned to the tested version, or to package.json', () => {
  const [major] = packageJson.devDependencies['@solana/kit'].split('.');
  expect([pinned('a', '8.4.0'), pinned('a', '0.14.1'), pinned('a')]).toEqual(['a@8', 'a@0.14', 'a']);
  expect(pinned('@solana/kit')).toBe(`@solana/kit@${major}`);
});

it('packages are installed into a new folder, or into a template', () => {
  const text = "import fs from 'node:fs';\nimport { a } from '@solana/kit';\nimport { b } from 'b';\n";
  const scripts = setupOf([file('client.ts', text), file('send-it.ts', text)]);
  expect(scripts).toMatch(/mkdir send-it && cd send-it\n {2}npm init -y\n/);
  expect(scripts).toMatch(/^ {2}npm install @solana\/kit@8 b@0\.7 tsx@\d+$/m);
  const page = "import { a } from '@x/a';\nimport { useState } from 'react';\nimport { b } from './b';\n";
  const app = setupOf([file('main.tsx'), file('pay-it.tsx', page), file('b.ts', "import c from 'c';")]);
  expect(app).toMatch(/ pay-it -- --template react-ts --no-interactive\n {2}cd pay-it\n {2}npm install\n/);
  expect(app).toMatch(/^ {2}npm install @x\/a c$/m);
  expect(app).not.toContain('tsx@');
});

it('a page with Rust links the installation of its tools', () => {
  expect(setupOf([file('a.ts'), rust])).toContain('`cargo build-sbf`. [Install the tools](/cli/examples/');
  expect(setupOf([file('a.ts'), rust], '#tools')).toContain('[Install the tools](#tools)');
});

it('a mistake in a passage of the prerequisites is reported in its file', async () => {
  const raw = 'The packages, see [[no.such]]:';
  const name = '_shared/setup/packages.mdx';
  const passages = new Map([...noData.passages, [name, { path: `content/${name}`, raw }]]);
  const { problems } = await render(recipe, { passages, recipes: new Map([['test/a.ts', ran('a.ts')]]) });
  expect(problems).toEqual([expect.stringContaining(`content/${name}:1:19  unknown variable [[no.such]]`)]);
});
