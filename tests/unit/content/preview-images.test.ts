import { expect, it } from 'vitest';
import { getDoc } from '@/lib/content';
import { pageLocation } from '@/lib/outputs/og-image';

it.each([
  ['/api/getBalance', 'API › HTTP Methods'],
  ['/tokens/BurnTokens', 'Cookbook › Tokens'],
])('the image of %s says where the page is', async (route, section) => {
  const doc = await getDoc(route);
  if (!doc) throw new Error(`no page at ${route}`);
  expect(await pageLocation(doc)).toBe(section);
});
