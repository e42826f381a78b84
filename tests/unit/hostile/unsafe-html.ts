import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** Elements that run, load, embed, send or style. None comes out of content. */
const elements = new Set([
  ...[
    'script',
    'style',
    'link',
    'meta',
    'base',
    'template',
    'noscript',
    'iframe',
    'frame',
    'object',
    'embed',
  ],
  ...[
    'applet',
    'form',
    'button',
    'select',
    'textarea',
    'audio',
    'video',
    'source',
    'track',
    'portal',
    'dialog',
  ],
  ...['foreignobject', 'animate', 'set', 'image', 'math-error'],
]);

/** Attributes that hold an address. */
const addresses =
  /^(href|src|srcset|xlinkhref|action|formaction|poster|background|data|cite|ping|manifest)$/i;

/** What a browser may be sent to: a path or an anchor of this site, or an address of an allowed scheme. */
const allowed = /^(#|\/(?![/\\])|https:\/\/[^@]*$|mailto:)/;

/** What a browser does with an address before it looks at the scheme. */
function read(address: string): string {
  return address.replace(/[\t\n\r]/g, '').trim();
}

/**
 * What in a piece of HTML, parsed as browsers parse it, would run a script, load from elsewhere or lead to a forbidden
 * scheme; one line each.
 */
export function unsafeParts(html: string): string[] {
  const found: string[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }: Element) => {
    // React asks for early loading of pictures by an element of its own.
    const isPreload =
      tagName === 'link' && properties.rel?.toString() === 'preload' && properties.as === 'image';
    if (elements.has(tagName.toLowerCase()) && !isPreload) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      const text = String(value);
      if (/^on/i.test(name) || name === 'srcDoc') found.push(`<${tagName} ${name}="${text}">`);
      if (addresses.test(name) && !allowed.test(read(text))) found.push(`<${tagName} ${name}="${text}">`);
      if (
        /^(style|fill|stroke|filter|mask|clipPath)$/.test(name) &&
        /url\((?!#)|expression|@import/i.test(text)
      )
        found.push(`<${tagName} ${name}="${text}">`);
    }
  });
  return found;
}
