import { describe, expect, it } from 'vitest';
import { type Attributes, type BuiltPage, builtPage } from './support/built-page';
import { paths } from './support/paths';

/** What is wrong on all pages, one line each, with the page's path. */
function wrongOnAny(find: (page: BuiltPage) => string[]): string[] {
  return paths.flatMap((path) => find(builtPage(path)).map((it) => `${path}: ${it}`));
}

/** Attributes that name elements by their ids. */
const references = ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-owns'];

const idsNamedBy = (attributes: Attributes) =>
  references.flatMap((name) => attributes[name]?.split(/\s+/).map((id) => ({ name, id })) ?? []);

describe('every built page', () => {
  it('is in English and has one title of the first level', () => {
    const wrong = wrongOnAny(({ language, headings }) => {
      const titles = headings.filter(({ level }) => level === 1);
      return [
        ...(language === 'en' ? [] : [`language “${language}”`]),
        ...(titles.length === 1 ? [] : [`${titles.length} h1`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has headings that begin with the title and skip no level', () => {
    const wrong = wrongOnAny(({ headings }) =>
      headings
        .filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
        .map(({ level, text }) => `h${level} “${text}” skips a level`),
    );
    expect(wrong).toEqual([]);
  });

  it('has headings with text', () => {
    const wrong = wrongOnAny(({ headings }) =>
      headings.filter(({ text }) => text.trim() === '').map(({ level }) => `an empty h${level}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has every id once', () => {
    const wrong = wrongOnAny(({ ids }) => ids.filter((id, at) => ids.indexOf(id) !== at));
    expect(wrong).toEqual([]);
  });

  it('has every element that another one refers to', () => {
    let found = 0;
    const wrong = wrongOnAny(({ ids, elements }) => {
      const known = new Set(ids);
      const named = elements.flatMap(({ name: element, attributes }) =>
        idsNamedBy(attributes).map((it) => ({ ...it, element })),
      );
      found += named.length;
      return named
        .filter(({ id }) => !known.has(id))
        .map(({ element, name, id }) => `${element} has ${name}="${id}"`);
    });
    expect(found).toBeGreaterThan(paths.length);
    expect(wrong).toEqual([]);
  });

  it('has the element that it is shown with', () => {
    let found = 0;
    const wrong = wrongOnAny(({ ids, elements }) => {
      const links = elements.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'expect');
      found += links.length;
      return links
        .map(({ attributes }) => attributes.href)
        .filter((href) => !ids.includes(href?.slice(1) ?? ''))
        .map((href) => `waits for ${href}`);
    });
    expect(found).toBeGreaterThan(paths.length / 2);
    expect(wrong).toEqual([]);
  });

  it('has images with a text alternative and their size', () => {
    const wrong = wrongOnAny(({ elements }) =>
      elements
        .filter(({ name }) => name === 'img')
        .flatMap(({ attributes: it }) =>
          ['alt', 'width', 'height']
            .filter((name) => it[name] === undefined)
            .map((name) => `${it.src} has no ${name}`),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

it('no two pages have the same title in the browser’s title bar', () => {
  const titles = paths.map((path) => builtPage(path).title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});
