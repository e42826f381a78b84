import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml } from '@/tests/support/parse-html';

/** Elements that run, load, embed, send or style. Content cannot produce any of them. */
const elements = new Set(
  `script style link meta base template noscript iframe frame object embed applet form button select textarea audio
  video source track portal dialog foreignobject animate set image math-error`.split(/\s+/),
);

/** Attributes that hold an address. */
const addresses =
  /^(href|src|srcset|xlinkhref|action|formaction|poster|background|data|cite|ping|manifest)$/i;

/** Attributes that may load something by url(). */
const styles = /^(style|fill|stroke|filter|mask|clipPath)$/;

/** Allowed targets: a path or an anchor of this site, or an address with an allowed scheme. */
const allowed = /^(#|\/(?![/\\])|https:\/\/[^@]*$|mailto:)/;

/**
 * What in a piece of HTML, parsed as browsers parse it, would run a script, load from elsewhere or lead to a forbidden
 * scheme; one line each.
 */
export function unsafeParts(html: string): string[] {
  const found: string[] = [];
  visit(parseHtml(html), 'element', ({ tagName, properties }: Element) => {
    // React adds an element that preloads pictures.
    const isPreload =
      tagName === 'link' && properties.rel?.toString() === 'preload' && properties.as === 'image';
    if (elements.has(tagName.toLowerCase()) && !isPreload) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      const text = String(value);
      // A browser ignores white space in an address before it looks at the scheme.
      const isForbidden = addresses.test(name) && !allowed.test(text.replace(/[\t\n\r]/g, '').trim());
      const isLoading = styles.test(name) && /url\((?!#)|expression|@import/i.test(text);
      if (isForbidden || isLoading || /^on/i.test(name) || name === 'srcDoc')
        found.push(`<${tagName} ${name}="${text}">`);
    }
  });
  return found;
}
