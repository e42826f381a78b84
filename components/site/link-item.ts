import { href } from '@/lib/url';

/** An item of a list of pages: a link to a route of the site, with a text. */
export function linkItem(route: string, text: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href(route);
  link.textContent = text;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
