import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { versions } from '@/content/versions';
import { checkSite } from '@/lib/check-site';
import { readSource } from './site/source';

it('reports a published page that was removed, also in the configuration and the sidebars', async () => {
  const source = readSource(true);
  const docs = source.docs.filter(({ path }) => path !== '/faq');
  expect(docs.length).toBe(source.docs.length - 1);
  const found = await checkSite({
    site,
    versions: [versions[0]],
    read: async () => ({
      source: { ...source, docs },
      // Pages without text: the tests are about what only all pages together show.
      parse: async () => ({
        toc: [],
        blocks: [],
        links: [],
        externalLinks: [],
        anchors: new Set<string>(),
        ownIds: [],
        pictures: [],
        uses: new Set<never>(),
        problems: [],
      }),
    }),
  });
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toContain(
    'content/published.txt: /faq has been published, and has no page any more',
  );
  expect(found.map(({ file }) => file)).toContain('content/sidebars.json');
});
