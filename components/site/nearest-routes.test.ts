import { describe, expect, it } from 'vitest';
import { editDistance, nearestRoutes } from './nearest-routes';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));
});

describe('nearestRoutes', () => {
  const routes = ['/', '/cli', '/cli/install', '/cli/intro', '/GetdevnetBTG', '/what-is-a-validator'];

  it('finds a misspelt path', () => expect(nearestRoutes('/cli/instal', routes)[0]).toBe('/cli/install'));
  it('ignores case', () => expect(nearestRoutes('/getDevnetbtg', routes)).toEqual(['/GetdevnetBTG']));
  it('suggests at most three', () => expect(nearestRoutes('/cli/in', routes).length).toBeLessThanOrEqual(3));
  it('suggests nothing for what is like nothing', () =>
    expect(nearestRoutes('/wp-login', routes)).toEqual([]));
});
