import { describe, expect, it } from 'vitest';
import type { RecipeFile } from '@/lib/content/recipes/recipes';
import { render } from '@/tests/unit/render';

const program: RecipeFile = {
  path: 'test/a.ts',
  text: 'one();\ntwo();',
  regions: new Map([['second', 'two();']]),
};
const recipes = (file: RecipeFile) => new Map([[file.path, file]]);
const page = (meta: string) => `\`\`\`ts ${meta}\n\`\`\`\n`;

describe('a code block with a file', () => {
  it('shows it whole, with its name and where to download it', async () => {
    const { html, problems } = await render(page('file="a.ts"'), { recipes: recipes(program) });
    expect(problems).toEqual([]);
    expect(html).toContain('title="a.ts"');
    expect(html).toContain('download="/recipes/test/a.ts"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('one();\ntwo();');
  });

  it('says that a program is not verified as it stands', async () => {
    const { html } = await render(page('file="a.ts"'), { recipes: recipes(program) });
    expect(html).toContain('<x-verified file="a.ts"></x-verified>');
  });

  it('says what a program was verified with', async () => {
    const verified = { hash: '', runtime: 'LiteSVM 1', packages: ['kit 8', 'system 1'] };
    const { html } = await render(page('file="a.ts"'), { recipes: recipes({ ...program, verified }) });
    expect(html).toContain('<x-verified file="a.ts" runtime="LiteSVM 1" packages="kit 8, system 1">');
  });

  it('shows a region alone, with nothing around it', async () => {
    const { html } = await render(page('file="a.ts" region="second"'), { recipes: recipes(program) });
    expect(html).not.toMatch(/title=|download=|x-verified/);
    expect(html.replace(/<[^>]+>/g, '').trim()).toBe('two();');
  });

  it('shows the output of a program without a mark', async () => {
    const output = { path: 'test/a.txt', text: 'done', regions: new Map() };
    const { html } = await render('```text file="a.txt"\n```\n', { recipes: recipes(output) });
    expect(html).toContain('done');
    expect(html).toContain('title="Output"');
    expect(html).not.toMatch(/download=|x-verified/);
  });
});
