import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { authorComponents } from '@/lib/reference/components';
import { render } from '@/tests/unit/render';
import { admonitionKinds } from './admonitions';
import { hints } from './foreign-syntax';

const texts = [...new Set(hints.values())].join('\n');

/** What the hints name by a pattern. */
function named(pattern: RegExp): string[] {
  return Array.from(texts.matchAll(pattern), ([, name = '']) => name);
}

describe('the hints for writers from other tools', () => {
  it('name components that exist', () => {
    const names = named(/<\/?([A-Z]\w*)/g);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !(name in authorComponents))).toEqual([]);
  });

  it('name containers that exist', () => {
    const kinds = named(/:::(\w+)/g);
    expect(kinds.length).toBeGreaterThan(4);
    expect(kinds.filter((kind) => !admonitionKinds.includes(kind))).toEqual([]);
  });

  it('name code languages that exist', () => {
    const languages = ['text', ...Object.keys(bundledLanguages)];
    expect(named(/of the language (\w+)/g).filter((it) => !languages.includes(it))).toEqual([]);
  });

  it('do not exist for supported syntax', () => {
    const typed = [...hints.keys()];
    expect(typed.filter((it) => it.slice(1, -1) in authorComponents)).toEqual([]);
    expect(typed.filter((it) => admonitionKinds.includes(it.slice(3)))).toEqual([]);
  });
});

describe('signs of other tools', () => {
  it.each([
    ['[[toc]]', '1:1  "[[toc]]" is not part', 'contents of a page are made from its headings'],
    ['[[_TOC_]]', '1:1  "[[TOC]]" is not part', 'contents'],
    ['See [[TOC]] there.', '1:5  "[[TOC]]" is not part', 'contents'],
    ['- a\n\n  [TOC]', '3:3  "[TOC]" is not part', 'contents'],
    ['> [!note] a', '1:1  "> [!note]" is not part', ':::note'],
    ['> [!CAUTION]\n> a', '1:1  "> [!CAUTION]" is not part', ':::danger'],
    ['> [!SOMETHING]\n> a', '1:1  "> [!SOMETHING]" is not part', ':::note'],
    ['!!! warning "A"\n    b', '1:1  "!!! warning" is not part', ':::note'],
    ['A ==mark here==.', '1:3  "==mark here==" is not part', '**bold**'],
    ['{{ a.b }}', '1:', 'Write [[name]]'],
    ['See {{a}}.', '1:5  JavaScript expressions', 'Write [[name]]'],
    ['<br>', '1:1  invalid MDX', 'Start a new paragraph'],
    ['a <img src="b"> c', '1:3  invalid MDX', '![what it shows]'],
    ['a <!-- b --> c', '1:4  invalid MDX', 'Write a comment as {/* … */}'],
    ['<table>\n\na\n\n</table>', '1:1  unknown component <table>. Write', 'a Markdown table'],
    ['a <td>b</td>', '1:3  unknown component <td>. Write', 'a Markdown table'],
    ['<tr>', '1:1  invalid MDX', 'a Markdown table'],
    ['import a from "b"', '1:1  import and export', 'components need no import'],
    ['export const a = 1', '1:1  import and export', 'content/network.json'],
    [':::important\n\na\n\n:::', '1:1  unknown admonition :::important', 'Write :::info'],
    [':::details[A]\n\na\n\n:::', '1:1  unknown admonition :::details', 'Write <Details'],
    [':::details A\na\n:::', '1:1  malformed admonition', 'Write <Details'],
    ['```ts\na(); // [!code ++]\n```', '2:9  "[!code ++]" is not part', 'the language diff'],
    ['```ts\na(); // [!code highlight]\n```', '2:9  "[!code highlight]" is not part', 'such as {1}'],
  ])('are reported with what to write: %s', async (mdx, problem, way) => {
    const { problems } = await render(mdx);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
    expect(problems[0]?.split('. ').slice(1).join('. ')).toContain(way);
  });

  it.each([
    'If `a ==b== c`, then a == b == c.',
    'a ===b=== c',
    '==',
    '`[[toc]]` and `[TOC]`',
    'See [TOC] there.',
    'Wow !!!',
    '> Note [!NOTE]',
    '```text\n> [!NOTE] ==a== {{b}}\n```',
  ])('do not occur in %j', async (mdx) => {
    expect((await render(mdx)).problems.filter((it) => it.includes('is not part of the syntax'))).toEqual([]);
  });
});
