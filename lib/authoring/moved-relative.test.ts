import { describe, expect, it } from 'vitest';
import { movedRelative } from './moved-relative';

const pages = new Map([
  ['index', '/'],
  ['guide/index', '/guide/'],
  ['guide/run', '/guide/run'],
  ['guide/install', '/guide/install'],
]);
const moved = 'content/setup/deep/begin.mdx';
const install = 'content/guide/install.mdx';
const files = new Map([[install, moved]]);

describe('relative paths in a page that moves', () => {
  it.each([
    ['[a](./run.mdx#b)', '[a](../../guide/run.mdx#b)'],
    ['[a](run)', '[a](../../guide/run)'],
    ['[a](../index.md)', '[a](../../index.mdx)'],
    ['[a]: <run.mdx>', '[a]: <../../guide/run.mdx>'],
    ['![a](./b/c.png)', '![a](../../guide/b/c.png)'],
    ['<Figure src="b.svg" alt="a" />', '<Figure src="../../guide/b.svg" alt="a" />'],
    ['<Card title="a" href="run">', '<Card title="a" href="../../guide/run">'],
  ])('lead to the same files: %s', (raw, text) => {
    expect(movedRelative(install, raw, { files, pages })).toEqual({ text, places: 1 });
  });

  it.each([
    '[a](install.mdx)',
    '[a](/guide/run)',
    '[a](https://a.b/c)',
    '[a](#run)',
    '`[a](run)`',
    'run, ./run',
  ])('do not occur in %s', (raw) => {
    const own = new Map([[install, 'content/guide/install.mdx']]);
    expect(movedRelative(install, raw, { files: own, pages })).toEqual({ text: raw, places: 0 });
    if (!raw.includes('install')) expect(movedRelative(install, raw, { files, pages }).places).toBe(0);
  });
});

describe('relative paths to a page that moves', () => {
  it.each([
    ['content/guide/run.mdx', '[a](install.mdx#b)', '[a](../setup/deep/begin.mdx#b)'],
    ['content/guide/run.mdx', '[a](./install)', '[a](../setup/deep/begin)'],
    ['content/index.mdx', '[a](guide/install.mdx)', '[a](./setup/deep/begin.mdx)'],
  ])('lead to its new place: %s', (file, raw, text) => {
    expect(movedRelative(file, raw, { files, pages })).toEqual({ text, places: 1 });
  });

  it('stay where both move together', () => {
    const both = new Map([
      [install, 'content/manual/install.mdx'],
      ['content/guide/run.mdx', 'content/manual/run.mdx'],
      ['content/guide/a.png', 'content/manual/a.png'],
    ]);
    const raw = '[a](install.mdx) ![b](./a.png)';
    expect(movedRelative('content/guide/run.mdx', raw, { files: both, pages })).toEqual({
      text: raw,
      places: 0,
    });
  });
});
