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
    ['[[_TOC_]]', '1:1  "[[_TOC_]]" is not part', 'contents'],
    ['See [[TOC]] there.', '1:5  "[[TOC]]" is not part', 'contents'],
    ['- a\n\n  [TOC]', '3:3  "[TOC]" is not part', 'contents'],
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
    [':::details A\na\n:::', '1:1  unknown admonition :::details', 'Write <Details'],
    ['```ts\na(); // [!code ++]\n```', '2:9  "[!code ++]" is not part', 'the language diff'],
    ['```ts\na(); // [!code highlight]\n```', '2:9  "[!code highlight]" is not part', 'such as {1}'],
  ])('are reported with what to write: %s', async (mdx, problem, way) => {
    const { problems } = await render(mdx);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
    expect(problems[0]?.split('. ').slice(1).join('. ')).toContain(way);
  });

  it.each([
    ['export the key to a file.', '1:8', 'start it with another word', 'To export the key to a file.'],
    ['a\n\nimport is a word.', '3:11', 'start it with another word', 'a\n\nThe word import is a word.'],
    ['<me@a.org>', '1:4', '[me@a.org](mailto:me@a.org)', '[me@a.org](mailto:me@a.org)'],
    ['<b>a</b> <me@a.org>', '1:13', '[me@a.org](mailto:me@a.org)', '**a** [me@a.org](mailto:me@a.org)'],
    ['<https://a.org>', '1:8', '[text](https://…)', '[text](https://a.org)'],
    ['a <5', '1:4', 'write &lt;', 'a &lt;5'],
    ['a {b c}', '1:5', 'write &#123; and &#125;', 'a &#123;b c&#125;'],
    ['<table>\n</table>', '1:1', '| a | b | for each row', '| a | b |\n| - | - |'],
    ['a <b>c</b>', '1:3', 'Write **bold**', 'a **c**'],
  ])('that MDX refuses have a fix: %s', async (mdx, place, fix, fixed) => {
    const [problem] = (await render(mdx)).problems;
    expect(problem).toContain(`content/test.mdx:${place}  `);
    expect(problem).toContain(fix);
    expect(problem).toMatch(/, or name the page test\.md, where it is read as on GitHub\.$/);
    expect((await render(fixed)).problems).toEqual([]);
  });

  it('name a component that is typed in lower case', async () => {
    const [problem] = (await render('<cards>\n</cards>')).problems;
    expect(problem).toContain('unknown component <cards>. Did you mean "Cards"?');
  });

  it.each([
    ['a page with a component', '<Details summary="a">\n\n{b}\n\n</Details>'],
    ['tags that GitHub drops', 'a <u8>b</u8> c <iframe></iframe>'],
    ['tags that no page takes', 'a <span>b</span>'],
    ['a tag that is not closed', 'A HashMap<K, V> here.'],
    ['declarations', '<!DOCTYPE html>'],
  ])('are not recommended as the other format for %s', async (_what, mdx) => {
    const { problems } = await render(mdx);
    expect(problems).not.toEqual([]);
    expect(problems.filter((it) => it.includes('.md,'))).toEqual([]);
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
