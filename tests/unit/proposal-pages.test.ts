import { describe, expect, it } from 'vitest';
import { getTexts } from '@/lib/content';

const sections = ['Problem', 'Proposed design', 'Trade-offs', 'What became of it', 'Next steps'];

describe('the pages of proposals', () => {
  it('answer the same questions in the same order', async () => {
    const proposals = (await getTexts()).filter(({ doc }) => doc.frontMatter.proposal);
    expect(proposals.length).toBe(59);
    const others = proposals.flatMap(({ doc, blocks }) => {
      const headings = blocks
        .filter(({ kind, depth }) => kind === 'heading' && depth === 2)
        .map((it) => it.text);
      return headings.join() === sections.join() ? [] : [`${doc.path}: ${headings.join(', ')}`];
    });
    expect(others).toEqual([]);
  });
});
