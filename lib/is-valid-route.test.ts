import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isValidRoute, routeHint } from '@/lib/is-valid-route';

/** The first parts of the addresses that app/ serves, those of files and of the pages themselves excepted. */
function servedNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || entry.name.startsWith('[')) return [];
    const place = `${folder}/${entry.name}`;
    if (entry.name.startsWith('(')) return servedNames(place);
    const isServed = readdirSync(place, { recursive: true, encoding: 'utf8' }).some((file) =>
      /(^|\/)(page|route)(\.dev)?\.tsx?$/.test(file),
    );
    return isServed && !entry.name.includes('.') ? [entry.name] : [];
  });
}

const served = servedNames('app');

it('finds the names that app/ serves', () =>
  expect(served).toEqual(expect.arrayContaining(['og', 'search'])));

it.each([...served, '404', 'index', '_next'])('/%s is reserved', (name) => {
  expect(isValidRoute(`/${name}`)).toBe(false);
  expect(isValidRoute(`/${name}/x`)).toBe(false);
  expect(isValidRoute(`/${name}x`)).toBe(name.startsWith('_') === false);
  expect(isValidRoute(`/x/${name}`)).toBe(true);
  if (!name.startsWith('_')) expect(routeHint).toContain(name);
});

it.each(['/', '/cli/', '/GetdevnetBTG', '/api/getBlock'])('%s can be a route', (address) =>
  expect(isValidRoute(address)).toBe(true),
);

it.each(['cli', '/ü', '/a.b', '//a', '/a b'])('%s cannot be a route', (address) =>
  expect(isValidRoute(address)).toBe(false),
);
