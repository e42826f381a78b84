import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtPage } from './support/built-page';
import { paths } from './support/paths';

const origin = 'http://site.invalid';

/** Addresses inside the site that elements of a page name in an attribute. */
function addresses(path: string, attribute: 'href' | 'src', isOf: (name: string) => boolean): URL[] {
  return builtPage(path)
    .elements.filter(({ name, attributes }) => isOf(name) && attributes[attribute] !== undefined)
    .map(({ attributes }) => new URL(attributes[attribute] ?? '', origin + path))
    .filter((url) => url.origin === origin);
}

/** Whether an address is that of a file, as opposed to a page. */
const isFile = ({ pathname }: URL) => /\.(?!html)\w+$/.test(pathname);

it('every link leads to a page, and its fragment to an element of that page', () => {
  const ids = new Map(paths.map((path) => [path, new Set(builtPage(path).ids)]));
  const broken = paths.flatMap((path) => {
    const links = addresses(path, 'href', (name) => name === 'a').filter((url) => !isFile(url));
    expect(links.length, `links of ${path}`).toBeGreaterThan(5);
    return links.flatMap(({ pathname, hash }) => {
      const there = ids.get(pathname);
      if (there === undefined) return `${path}: no page ${pathname}`;
      const id = decodeURIComponent(hash.slice(1));
      return id === '' || there.has(id) ? [] : `${path}: no id ${pathname}${hash}`;
    });
  });
  expect([...new Set(broken)]).toEqual([]);
});

it('every file that a page links to or loads is there', () => {
  const files = new Map<string, string>();
  for (const path of paths) {
    const linked = addresses(path, 'href', (name) => name === 'a').filter(isFile);
    // The canonical link names a page, in the form without a slash.
    const loaded = [
      ...addresses(path, 'src', () => true),
      ...addresses(path, 'href', (name) => name === 'link'),
    ];
    for (const { pathname } of [...linked, ...loaded]) files.set(decodeURIComponent(pathname), path);
  }
  expect(files.size).toBeGreaterThan(20);
  const missing = [...files].filter(([file]) => !existsSync(`out${file}`));
  expect(missing.map(([file, path]) => `${path}: no file ${file}`)).toEqual([]);
});
