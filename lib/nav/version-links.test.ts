import { expect, it } from 'vitest';
import { versionLinks } from './version-links';

const versions = [
  { name: 'current', label: 'Next', path: '/', isLast: true, routes: ['/', '/guide', '/guide/new'] },
  {
    name: '1.17',
    label: '1.17',
    path: '/1.17',
    isLast: false,
    routes: ['/1.17', '/1.17/guide', '/1.17/guide/old'],
  },
];

it.each([
  ['to the same page', '/guide', ['/guide', '/1.17/guide'], [true, true]],
  [
    'to the nearest parent of a page that a version does not have',
    '/guide/new',
    ['/guide/new', '/1.17/guide'],
    [true, false],
  ],
  ['from an old version', '/1.17/guide/old', ['/guide', '/1.17/guide/old'], [false, true]],
  ['from a page of no version to the first of each', '/search', ['/', '/1.17'], [true, true]],
])('leads %s', (_name, route, hrefs, same) => {
  const links = versionLinks(route, versions);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
  expect(links.map(({ isSame }) => isSame)).toEqual(same);
});
