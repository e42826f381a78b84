import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { NavbarItem as Item } from '@/lib/nav/site-types';
import { NavbarItem } from './navbar-item';

/** Draws an item as the build would, mistakes of its data included. */
const draw = (item: object) => renderToStaticMarkup(<NavbarItem item={item as Item} />);

describe('NavbarItem', () => {
  it('draws an icon with its label for assistive technology', () => {
    const html = draw({ type: 'link', label: 'GitHub', href: 'https://github.com/', icon: 'github' });
    expect(html).toContain('href="https://github.com/"');
    expect(html).toContain('<span class="visually-hidden">GitHub</span>');
  });

  it('leaves out a menu without items', () => {
    expect(draw({ type: 'dropdown', label: 'More', items: [] })).toBe('');
  });

  it('rejects an unknown type, naming the item', () => {
    expect(() => draw({ type: 'carousel', label: 'News' })).toThrow(
      /^Configuration error: the navbar item \{"type":"carousel","label":"News"\}.*Known types: doc, dropdown/,
    );
  });

  it('names an item that fails to render, with the cause', () => {
    const mistake = () => draw({ type: 'doc', label: 'CLI' });
    expect(mistake).toThrow(/^Configuration error: the navbar item .*"CLI".*failed to render/);
    expect(mistake).toThrow(expect.objectContaining({ cause: expect.any(TypeError) }));
  });
});
