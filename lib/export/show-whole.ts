/** Characters of a document that comes in one go: compressed they are some 15 kB, ten packets, which no server waits with. */
const AT_ONCE = 80_000;

/** The id of the footer, the last of a page that shows. */
export const FOOTER_ID = 'site-footer';

const FIRST_STYLES = '<link rel="stylesheet"';

/**
 * Has the browser show a short document when all of it is there. Otherwise it shows the bars as soon as it has
 * styles, and lays the page out twice more a moment later. A long document is shown as it comes. Browsers that do
 * not know the link leave it alone.
 *
 * @param html a document that ends with the site's footer
 */
export function showWhole(html: string): string {
  if (html.length > AT_ONCE) return html;
  return html.replace(
    FIRST_STYLES,
    `<link rel="expect" href="#${FOOTER_ID}" blocking="render"/>${FIRST_STYLES}`,
  );
}
