import { expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import type { RecipeFile } from './recipes';

const file = (name: string): RecipeFile => ({
  path: `test/${name}`,
  text: 'one();\ntwo();\nthree();',
  regions: new Map([
    ['first', { text: 'one();', lines: [1, 1] }],
    ['others', { text: 'two();\nthree();', lines: [2, 3] }],
  ]),
});
const recipes = new Map([file('a.ts'), file('b.ts')].map((it) => [it.path, it]));

const whole = (name: string) => `\`\`\`ts file="${name}"\n\`\`\`\n`;
const region = (of: string, name: string) => `\`\`\`ts file="${of}" region="${name}"\n\`\`\`\n`;
const start = 'Lead.\n\n## Prerequisites\n\n<RecipeSetup />\n\n## The program\n\n';
const explained = (of: string) =>
  `## How it works\n\n${region(of, 'first')}\n- Item:\n\n  ${region(of, 'others').replace('\n', '\n  ')}`;

async function shown(page: string): Promise<string> {
  const { html, problems } = await render(page, { recipes });
  expect(problems).toEqual([]);
  return html;
}

it('a program and the text after it are parts, and its excerpts have their lines', async () => {
  const html = await shown(
    `${start}Intro.\n\n${whole('a.ts')}\nRun it.\n\n${explained('a.ts')}\n## Next steps\n\nEnd.`,
  );
  const parts = [...html.matchAll(/<x-recipe(start|program|text)>(.*?)<\/x-recipe\1>/gs)];
  expect(parts.map(([, name]) => name)).toEqual(['start', 'program', 'text']);
  const [before = '', program = '', after = ''] = parts.map(([, , content = '']) => content);
  expect(before).toMatch(/^\s*<p>Lead.*<h2 id="the-program".*<p>Intro\.<\/p>\s*$/s);
  expect(program).toMatch(/^\s*<x-codeblock.*title="a\.ts".*<x-verified[^>]*><\/x-verified>\s*$/s);
  expect(after).toMatch(/^\s*<p>Run it\.<\/p>.*<p>End\.<\/p>\s*$/s);
  expect([...after.matchAll(/<x-excerpt lines="(.*?)">/g)].map(([, lines]) => lines)).toEqual(['1–1', '2–3']);
});

it.each([
  ['two programs in the section', `${start}${whole('a.ts')}\n${whole('b.ts')}\n${explained('a.ts')}`],
  ['an explanation of another program', `${start}${whole('a.ts')}\n${explained('b.ts')}`],
  ['an explanation without excerpts', `${start}${whole('a.ts')}\n## How it works\n\nText.`],
  ['a section in between', `${start}${whole('a.ts')}\n## Choose\n\nText.\n\n${explained('a.ts')}`],
  [
    'a program in a tab',
    `${start}<Tabs group="g">\n<Tab label="A" value="a">\n\n${whole('a.ts')}\n</Tab>\n</Tabs>\n\n${explained('a.ts')}`,
  ],
  ['a footnote', `${start}${whole('a.ts')}\n${explained('a.ts')}\nText.[^1]\n\n[^1]: Note.`],
  [
    'no prerequisites',
    `Lead.\n\n## One\n\nText.\n\n## The program\n\n${whole('a.ts')}\n${explained('a.ts')}`,
  ],
])('a page with %s has one column', async (_name, page) => {
  expect(await shown(page)).not.toMatch(/x-recipe(start|program|text)|x-excerpt/);
});
