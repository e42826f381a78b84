import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samplePages } from '@/tests/e2e/support/sample-pages';
import { mistakesIn } from './support/html-validate';
import { fileOf, paths } from './support/paths';

const samples: string[] = samplePages.map((address) => address.replace(/\?.*/, ''));

for (const [name, tags, checked] of [
  ['one page of each kind is valid HTML', [], samples],
  ['every other page is valid HTML', ['full'], paths.filter((path) => !samples.includes(path))],
] as const)
  it(name, { tags: [...tags] }, () => {
    const files = checked.map(fileOf);
    expect(files.flatMap((file) => mistakesIn(readFileSync(file, 'utf8'), file))).toEqual([]);
  });
