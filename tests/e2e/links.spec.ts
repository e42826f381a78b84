import { hosts } from './support/hosts';
import { linkOf, routes } from './support/routes';
import { expect, test } from './support/test';

/** What a built page offers and asks for. */
interface Links {
  ids: string[];
  /** Addresses of links inside the site, with their fragments. */
  links: string[];
  /** Addresses of images, styles, scripts and icons of the site. */
  files: string[];
}

test('every link, fragment and file in the built HTML is there', async ({ page }) => {
  test.setTimeout(120_000);
  const pages = new Map<string, Links>();
  await page.goto(hosts.bucket + linkOf('/'));
  for (const route of [...routes, '/search', '/404.html']) {
    const path = route === '/404.html' ? route : linkOf(route);
    const found = await page.evaluate(async (address): Promise<Links> => {
      const html = await (await fetch(address)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const isFile = ({ pathname }: URL) => /\.(?!html)\w+$/.test(pathname);
      const absolute = (attribute: string) => (element: Element) =>
        new URL(element.getAttribute(attribute) ?? '', new URL(address, location.href));
      const local = (url: URL) => url.origin === location.origin;
      const urls = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].map(absolute(attribute)).filter(local);
      const addresses = (selector: string, attribute: string) =>
        urls(selector, attribute).map((url) => url.pathname + url.hash);
      const anchors = urls('a[href]', 'href');
      return {
        ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
        links: anchors.filter((url) => !isFile(url)).map((url) => url.pathname + url.hash),
        files: [
          ...anchors.filter(isFile).map((url) => url.pathname),
          ...addresses('[src]', 'src'),
          ...addresses('link[rel=stylesheet], link[rel~=icon], link[rel=manifest]', 'href'),
        ],
      };
    }, path);
    pages.set(path, found);
  }
  const broken: string[] = [];
  for (const [path, { links }] of pages) {
    for (const link of new Set(links)) {
      const [target = '', fragment] = link.split('#');
      const ids = pages.get(target)?.ids;
      if (!ids) broken.push(`${path}: no page ${target}`);
      else if (fragment && !ids.includes(decodeURIComponent(fragment))) broken.push(`${path}: no id ${link}`);
    }
  }
  for (const file of new Set([...pages.values()].flatMap(({ files }) => files))) {
    const response = await page.request.head(hosts.bucket + file);
    if (!response.ok()) broken.push(`no file ${file}`);
  }
  expect(broken).toEqual([]);
});
