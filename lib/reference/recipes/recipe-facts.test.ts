import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { toMarkdown } from '@/lib/content/page-markdown';
import packageJson from '@/package.json' with { type: 'json' };
import { render } from '@/tests/unit/render';
import { recipeFacts } from './recipe-facts';
import type { RecipeFile } from './recipes';
import { pinned, recipeSetup } from './setup';

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
  toMarkdown({ type: 'root', children: [recipeSetup(files, names, '20.18', tools)] });

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
  ['No cluster needed', '', []],
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
])('the cluster of a page is shown as "%s" for "%s", and in its prerequisites', (expected, text, items) => {
  expect(recipeFacts([ran('a.ts', text)], names).cluster).toBe(expected);
  const found = Array.from(setupOf([ran('a.ts', text)]).matchAll(/^- (.*)/gm), ([, item]) => item);
  expect(found.slice(1, -1)).toEqual(items.map((it) => expect.stringContaining(it)));
});

const setup = '## Prerequisites\n\n<RecipeSetup />';
const recipe = `Lead.\n\n${setup}\n\n## The program\n\n\`\`\`ts file="a.ts"\n\`\`\`\n`;
const none = 'Lead.\n\n## One\n\nText.';

it('a recipe has its facts below its first paragraph, and in one line of its Markdown', async () => {
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

it('packages are pinned to the tested version, else to that of package.json', () => {
  const [major] = packageJson.devDependencies['@solana/kit'].split('.');
  expect([pinned('a', '8.4.0'), pinned('a', '0.14.1'), pinned('a')]).toEqual(['a@8', 'a@0.14', 'a']);
  expect(pinned('@solana/kit')).toBe(`@solana/kit@${major}`);
});

it('the packages are installed into a new folder, or into an app from a template, which has React already', () => {
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

it('every install line of a page has the versions of package.json', () => {
  const typed = loadContent({ drafts: false }).docs.flatMap(({ body }) =>
    [...body.matchAll(/\bnpm install ([^`\n]+)/g)].flatMap(([, words = '']) => words.trim().split(/\s+/)),
  );
  const nameOf = (typed: string) => typed.replace(/(?<=.)@.*$/, '');
  const packages = typed.filter((it) => nameOf(it) in packageJson.devDependencies);
  expect(packages.length).toBeGreaterThan(0);
  for (const it of packages) expect(it).toBe(pinned(nameOf(it)));
});
