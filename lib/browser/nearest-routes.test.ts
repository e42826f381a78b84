import { expect, it } from 'vitest';
import { nearestRoutes } from './nearest-routes';

const routes = ['/', '/cli', '/cli/install', '/cli/intro', '/GetdevnetBTG', '/what-is-a-validator'];

it.each([
  ['/cli/instal', '/cli/install'],
  ['/getDevnetbtg', '/GetdevnetBTG'],
  ['/wp-login', undefined],
])('the route that is nearest to %s is %s', (path, expected) =>
  expect(nearestRoutes(path, routes)[0]).toBe(expected),
);

it('suggests at most three, and nothing for a path without end', () => {
  expect(nearestRoutes('/cli/in', routes).length).toBeLessThanOrEqual(3);
  expect(nearestRoutes('/'.repeat(1_000_000), routes)).toEqual([]);
});
