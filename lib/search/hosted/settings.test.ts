import { expect, it } from 'vitest';
import { otherNames, synonyms } from '@/content/synonyms';
import { hostedSynonyms } from './settings';

it('the hosted service gets all synonyms, each under a unique name that is valid in an address', () => {
  const others = otherNames.flatMap(({ names }) => Object.entries(names));
  expect(hostedSynonyms).toHaveLength(synonyms.length + others.length);
  expect(hostedSynonyms.slice(0, synonyms.length).map((it) => it.synonyms)).toEqual(synonyms);
  expect(hostedSynonyms.slice(synonyms.length).map(({ input }) => input)).toEqual(
    others.map(([name]) => name),
  );
  const names = hostedSynonyms.map((it) => it.objectID);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(encodeURIComponent(name)).toBe(name);
});
