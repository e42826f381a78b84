import { expect, it } from 'vitest';
import { randomNumbers } from '@/lib/reference/plots/random-numbers';
import { render } from '../render';
import { hostilePage } from './hostile-mdx';
import { unsafeParts } from './unsafe-html';

for (const [count, tags] of [
  [60, []],
  [1500, ['full']],
] as const) {
  it(`each of ${count} pages of a hostile contributor is refused with a place, or harmless as HTML`, {
    tags: [...tags],
  }, async () => {
    const random = randomNumbers(8);
    const wrong: string[] = [];
    let refused = 0;
    for (let index = 0; index < count; index++) {
      const mdx = hostilePage(random);
      const file = index % 2 === 0 ? 'content/test.mdx' : 'content/test.md';
      const { html, problems } = await render(mdx, { file });
      if (problems.length > 0) refused += 1;
      for (const problem of problems) {
        const line = Number(/^content\/test\.mdx?:(\d+):\d+ {2}\S/.exec(problem)?.[1]);
        const isPlaced = line >= 1 && line <= mdx.split('\n').length;
        if (!isPlaced || /call stack|next-mdx-remote/i.test(problem))
          wrong.push(`${JSON.stringify(mdx)} is reported as ${problem}`);
      }
      for (const part of unsafeParts(html)) wrong.push(`${JSON.stringify(mdx)} becomes ${part}`);
    }
    expect(wrong).toEqual([]);
    // The test would be meaningless if all pages were harmless, or if none compiled.
    expect(refused).toBeGreaterThan(count / 2);
    expect(refused).toBeLessThan(count);
  });
}
