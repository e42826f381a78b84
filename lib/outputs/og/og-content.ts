import { getDocView, getSidebars } from '@/lib/nav';
import type { Doc } from '@/lib/site';
import type { OgContent } from './og-image';

/** What the preview image of a page shows. */
export async function ogContent(doc: Doc): Promise<OgContent> {
  const { title, description } = doc.frontMatter;
  return { title, description, section: await sectionOf(doc) };
}

/** A page's place in the site: its sidebar, and the nearest category. */
async function sectionOf(doc: Doc): Promise<string> {
  const { sidebar, breadcrumbs } = await getDocView(doc);
  const { name = 'Openverse' } = (await getSidebars()).find(({ id }) => id === sidebar) ?? {};
  const category = breadcrumbs.at(-2)?.label;
  return category === undefined ? name : `${name} › ${category}`;
}
