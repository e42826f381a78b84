import { getDocView, getSidebars } from '@/lib/nav';
import { type Doc, getPage, getRecipes, getRpc, mainProgram, methodPath } from '@/lib/site';
import type { OgContent } from './og-image';
import { recipeSignature } from './signature/recipe-signature';
import { rpcSignature } from './signature/rpc-signature';

/** What the preview image of a page shows. */
export async function ogContent(doc: Doc): Promise<OgContent> {
  const { title, description } = doc.frontMatter;
  return { title, description, section: await sectionOf(doc), code: await signatureOf(doc) };
}

/** A page's place in the site: its sidebar, and the nearest category. */
async function sectionOf(doc: Doc): Promise<string> {
  const { sidebar, breadcrumbs } = await getDocView(doc);
  const { name = 'Openverse' } = (await getSidebars()).find(({ id }) => id === sidebar) ?? {};
  const category = breadcrumbs.at(-2)?.label;
  return category === undefined ? name : `${name} › ${category}`;
}

/** The signature of a method or a recipe. Other pages have none. */
async function signatureOf(doc: Doc): Promise<string[]> {
  const { rpc } = await getRpc();
  const method = rpc.methods.find(({ name }) => methodPath(name) === doc.path);
  if (method) return rpcSignature(method);
  const recipes = await getRecipes();
  // Most pages have no program, and need not be parsed for their picture.
  if (![...recipes.keys()].some((path) => path.startsWith(`${doc.id}/`))) return [];
  const main = mainProgram((await getPage(doc)).tree);
  return main === undefined ? [] : recipeSignature(recipes, doc.id, main);
}
