import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest';

describe('nearest', () => {
  it.each([
    ['stpes', 'Steps'],
    ['TABS', 'Tabs'],
    ['Card', 'Card'],
    ['notaword', undefined],
    ['', undefined],
    ['x', undefined],
  ])('of %j is %j', (word, expected) => {
    expect(nearest(word, ['Steps', 'Tabs', 'Tab', 'Card', 'js'])).toBe(expected);
  });

  it('allows more edits in a longer word', () => {
    expect(nearest('/cli/examples/delegat-steak', ['/cli/examples/delegate-stake'])).toBeDefined();
  });

  it('has nothing to offer among none', () => {
    expect(nearest('a', [])).toBeUndefined();
  });
});

describe('didYouMean', () => {
  it('adds the fallback in any case', () => {
    expect(didYouMean('Tabz', ['Tabs'], 'There are tabs')).toBe('Did you mean "Tabs"? There are tabs');
    expect(didYouMean('x', ['Tabs'], 'There are tabs')).toBe('There are tabs');
  });
});
