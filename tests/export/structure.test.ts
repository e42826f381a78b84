import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import { builtPage, wrongOn } from './support/built-page';
import { paths } from './support/paths';

// Headings, ids and references to them, and pictures: html-valid.test.ts.
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

it('the contents of a page are its headings of levels 2 and 3', () => {
  const wrong = wrongOn(({ sections, contents }, path) =>
    // The home page has cards in place of sections, and a single section needs no list.
    path === '/' || `${contents}` === `${sections}` ? [] : [`${contents} instead of ${sections}`],
  );
  expect(wrong).toEqual([]);
});

it('a link to another site opens a tab without access to the page', () => {
  const wrong = wrongOn(({ elements }) =>
    elements
      .filter(({ name, attributes }) => name === 'a' && /^https?:/.test(attributes.href ?? ''))
      .filter(
        ({ attributes: { rel, target } }) => target !== '_blank' || !rel?.split(' ').includes('noopener'),
      )
      .map(({ attributes: { href, rel, target } }) => `${href} has rel=${rel}, target=${target}`),
  );
  expect(wrong).toEqual([]);
});

it('every link has a page, and its fragment an element of that page', () => {
  const ids = new Map(paths.map((path) => [path, new Set(builtPage(path).ids)]));
  const broken = wrongOn((_page, path) => {
    const links = addresses(path, 'href', (name) => name === 'a').filter((url) => !isFile(url));
    if (links.length <= 5) return ['hardly any links'];
    return links
      .filter(({ pathname, hash }) => {
        const id = decodeURIComponent(hash.slice(1));
        return !(id === '' ? ids.has(pathname) : ids.get(pathname)?.has(id));
      })
      .map(({ pathname, hash }) => `leads to ${pathname}${hash}`);
  });
  expect(broken).toEqual([]);
});

it('every file that a page loads exists on this site', () => {
  const files = new Map<string, string>();
  const foreign = wrongOn(({ elements }, path) => {
    const linked = addresses(path, 'href', (name) => name === 'a').filter(isFile);
    const loaded = [
      ...addresses(path, 'src', () => true),
      ...addresses(path, 'href', (name) => name === 'link'),
    ];
    for (const { pathname } of [...linked, ...loaded]) files.set(decodeURIComponent(pathname), path);
    return elements
      .filter(({ name, attributes }) => name !== 'a' && attributes.rel !== 'canonical')
      .flatMap(({ attributes }) => [attributes.src ?? '', attributes.href ?? ''])
      .filter((address) => new URL(address, origin).origin !== origin);
  });
  expect(foreign).toEqual([]);
  expect(files.size).toBeGreaterThan(20);
  const missing = [...files].filter(([file]) => !existsSync(`out${file}`));
  expect(missing.map(([file, path]) => `${path}: no file ${file}`)).toEqual([]);
});

it('the folder of pictures has only those that a page shows', () => {
  const shown = new Set(
    paths.flatMap((path) => addresses(path, 'src', (name) => name === 'img')).map(String),
  );
  const pictures = existsSync('out/pictures') ? listFiles('out/pictures') : [];
  expect(pictures.filter((file) => !shown.has(`${origin}/pictures/${file}`))).toEqual([]);
});
