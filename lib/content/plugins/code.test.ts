import { describe, expect, it } from 'vitest';
import type { RecipeFile } from '@/lib/reference/recipes/recipes';
import { render } from '@/tests/unit/render';

/** HTML as its text. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').trim();
}

describe('code from a file', () => {
  const program: RecipeFile = {
    path: 'test/a.ts',
    text: 'one();\ntwo();',
    regions: new Map([['second', { text: 'two();', lines: [2, 2] }]]),
  };
  const output: RecipeFile = { path: 'test/a.txt', text: 'done', regions: new Map() };
  const verified = { hash: '', runtime: 'LiteSVM 1', packages: ['kit 8', 'system 1'], tested: '2026-11-21' };

  /** The HTML of a page that shows something of a file. */
  async function shown(info: string, file: RecipeFile): Promise<string> {
    const { html, problems } = await render(`\`\`\`${info}\n\`\`\`\n`, {
      recipes: new Map([[file.path, file]]),
    });
    expect(problems).toEqual([]);
    return html;
  }

  it('has its name, a download, and the test result', async () => {
    const html = await shown('ts file="a.ts"', { ...program, verified });
    expect(html).toContain('download="/recipes/test/a.ts"');
    expect(html).toContain('title="a.ts"');
    expect(textOf(html)).toBe('one();\ntwo();');
    expect(html).toContain('reason="by a test on LiteSVM 1 with kit 8, system 1. The output');
    expect(await shown('ts file="a.ts"', program)).toContain('<x-verified verdict="Not verified."');
  });

  it('may belong to another page: its path starts with a slash', async () => {
    const other = { ...program, path: 'learn/start/a.ts', verified };
    const html = await shown('ts file="/learn/start/a.ts"', other);
    expect(html).toContain('download="/recipes/learn/start/a.ts"');
    expect(html).toContain('title="a.ts"');
    expect(textOf(await shown('ts file="/learn/start/a.ts" region="second"', other))).toBe('two();');
  });

  it('has only the code if it is a region, and only a title if it is an output', async () => {
    const region = await shown('ts file="a.ts" region="second"', program);
    expect(region).not.toMatch(/title=|download=|x-verified/);
    expect(textOf(region)).toBe('two();');
    const html = await shown('text file="a.txt"', output);
    expect(html).toContain('title="Output"');
    expect(html).not.toMatch(/download=|x-verified/);
    expect(textOf(html)).toBe('done');
  });
});
