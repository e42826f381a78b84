import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';

/** Files of lib/content/ that put all of the content together: what they import imports the rest of the folder. */
const wholeContent = /^lib\/content(\/(index|load|check|load-page|parse-page|page-markdown))?$/;

/** Each folder of lib/ and components/ and each file between them, with those that it imports, types included. */
const imports = new Map<string, Set<string>>();
for (const top of ['lib', 'components']) {
  for (const name of listFiles(top).filter((it) => /(?<!\.test)\.tsx?$/.test(it))) {
    const file = `${top}/${name}`;
    const own = imports.get(partOf(file)) ?? new Set();
    imports.set(partOf(file), own);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([@.][^']*)'/g)) {
      const imported = target.startsWith('@/')
        ? target.slice(2)
        : path.posix.join(path.dirname(file), target);
      if (partOf(imported) !== partOf(file)) own.add(partOf(imported));
    }
  }
}

/** `lib/content` for a file in it, `lib/url` for a file directly in lib/. */
function partOf(file: string): string {
  const name = file.replace(/\.tsx?$/, '');
  return wholeContent.test(name) ? 'lib/content/load' : name.split('/').slice(0, 2).join('/');
}

/** The way back to a part through what it imports; undefined if there isn’t one. */
function wayBack(to: string, from = to, seen = new Set<string>()): string[] | undefined {
  for (const next of imports.get(from) ?? []) {
    if (next === to) return [from, to];
    if (seen.has(next)) continue;
    seen.add(next);
    const way = wayBack(to, next, seen);
    if (way) return [from, ...way];
  }
  return undefined;
}

it('finds what a folder imports', () => {
  expect([...(imports.get('lib/content/load') ?? [])]).toEqual(
    expect.arrayContaining(['lib/content', 'lib/url']),
  );
});

it.each([...imports.keys()])('%s is not part of a circle', (part) => expect(wayBack(part)).toBeUndefined());
