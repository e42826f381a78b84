import { expect, it } from 'vitest';
import { synonyms } from '@/content/synonyms';
import { hostedSynonyms } from './hosted-settings';

it('the hosted service gets each set of synonyms, each under a unique name that is valid in an address', () => {
  expect(hostedSynonyms.map((it) => it.synonyms)).toEqual(synonyms);
  const names = hostedSynonyms.map((it) => it.objectID);
  expect(new Set(names).size).toBe(synonyms.length);
  for (const name of names) expect(encodeURIComponent(name)).toBe(name);
});
