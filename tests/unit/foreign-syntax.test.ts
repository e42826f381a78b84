import { bundledLanguages } from 'shiki/langs';
import { expect, it } from 'vitest';
import { authorComponents } from '@/lib/reference/components';
import { admonitionKinds } from '../../lib/markdown/plugins/admonitions';
import { hints } from '../../lib/markdown/plugins/foreign-syntax';

const texts = [...new Set(hints.values())].join('\n');

/** What the hints name by a pattern. */
function named(pattern: RegExp): string[] {
  return Array.from(texts.matchAll(pattern), ([, name = '']) => name);
}

it('the hints for writers from other tools name what exists', () => {
  const components = named(/<\/?([A-Z]\w*)/g);
  const containers = named(/:::(\w+)/g);
  expect([components.length > 5, containers.length > 4]).toEqual([true, true]);
  expect(components.filter((name) => !(name in authorComponents))).toEqual([]);
  expect(containers.filter((kind) => !admonitionKinds.includes(kind))).toEqual([]);
  const languages = ['text', ...Object.keys(bundledLanguages)];
  expect(named(/of the language (\w+)/g).filter((it) => !languages.includes(it))).toEqual([]);
  const typed = [...hints.keys()];
  expect(typed.filter((it) => it.slice(1, -1) in authorComponents)).toEqual([]);
  expect(typed.filter((it) => admonitionKinds.includes(it.slice(3)))).toEqual([]);
});
