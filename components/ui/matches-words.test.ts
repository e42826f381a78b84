import { expect, it } from 'vitest';
import { hostileTexts } from '@/tests/support/hostile-text';
import { matchesWords } from './matches-words';

it.each([
  ['', true],
  ['  ', true],
  ['deploy', true],
  ['DEPLOY program', true],
  [' prog  #program-deploy ', true],
  ['deploy buffer', false],
  ['program deploy x', false],
])('“openos program deploy #program-deploy” fits %j: %s', (words, expected) => {
  expect(matchesWords('openos program deploy #program-deploy', words)).toBe(expected);
});

it('any text fits itself', () => {
  for (const text of hostileTexts(12, 300)) expect(matchesWords(text, text), text).toBe(true);
});
