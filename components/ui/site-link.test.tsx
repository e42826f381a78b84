import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteLink } from './site-link';

const draw = (href: string) => renderToStaticMarkup(<SiteLink href={href}>Text</SiteLink>);

it.each(['https://example.org/', 'http://example.org/', '//example.org/'])(
  '%s opens a new tab, and says so to assistive technology',
  (href) => {
    expect(draw(href)).toMatch(
      /^<a href=".+" target="_blank" rel="noopener" .*>Text<span class="visually-hidden\b/,
    );
    expect(draw(href)).toContain(' (opens in a new tab)</span></a>');
  },
);

it.each([
  ['/cli/install', '<a href="/cli/install/">Text</a>'],
  ['#part', '<a href="#part">Text</a>'],
  ['mailto:a@example.org', '<a href="mailto:a@example.org">Text</a>'],
])('%s opens where the reader is', (href, html) => expect(draw(href)).toBe(html));
