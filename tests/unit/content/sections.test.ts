import { expect, it } from 'vitest';
import { getFrame } from '@/lib/nav';
import { sectionOf } from '@/lib/nav/section-of';
import { getDocs } from '@/lib/site';

it('every page is in a section of the navbar, which each document can carry', async () => {
  const { navbar, sections } = await getFrame();
  const items = navbar.flatMap((item) => (item.type === 'dropdown' ? item.items : [item]));
  const entries = ['/', ...items.flatMap((item) => (item.type === 'doc' ? [item.to] : []))];
  const found = (await getDocs()).map(({ path }) => sectionOf(path, sections));
  expect(new Set(found)).toEqual(new Set(entries));
  // The home page stands for what no other entry leads to: a few pages, as long as the sidebars have an order.
  expect(found.filter((section) => section === '/').length).toBeLessThan(12);
  expect(JSON.stringify(sections).length).toBeLessThan(1000);
});
