import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { source } from './code-samples';

const sections = ['Problem', 'Proposed design', 'Trade-offs', 'What became of it', 'Next steps'];

describe('the pages of proposals', () => {
  it('answer the same questions in the same order', async () => {
    const proposals = source.docs.filter(({ frontMatter }) => frontMatter.proposal);
    expect(proposals.length).toBe(59);
    const others = proposals.flatMap(({ path, body }) => {
      const headings = fromMarkdown(body)
        .children.filter((it) => it.type === 'heading' && it.depth === 2)
        .map((it) => textOf(it).replace(/ \[#.*\]$/, ''));
      return headings.join() === sections.join() ? [] : [`${path}: ${headings.join(', ')}`];
    });
    expect(others).toEqual([]);
  });
});
