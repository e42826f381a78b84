import { expect, it } from 'vitest';
import { ogContent } from '@/lib/outputs/og/og-content';
import { getDoc } from '@/lib/site';

it.each([
  ['/api/getBalance', 'API › HTTP Methods'],
  ['/tokens/BurnTokens', 'Cookbook › Tokens'],
])('the image of %s says where the page is', async (route, section) => {
  const doc = await getDoc(route);
  if (!doc) throw new Error(`no page at ${route}`);
  const { title, description } = doc.frontMatter;
  expect(await ogContent(doc)).toEqual({ title, description, section });
});
