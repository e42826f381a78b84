import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NavbarItem as Item } from '@/lib/navigation/site-types';
import { NavbarItem } from './navbar-item';

it.each([
  { type: 'doc', label: 'CLI' },
  { type: 'dropdown', label: 'More' },
  { type: 'link', href: 'https://github.com/' },
  { type: 'carousel', label: 'News' },
])('%j is a configuration error that names the item', (item) => {
  expect(() => renderToStaticMarkup(<NavbarItem item={item as Item} sections={{}} />)).toThrow(
    `Configuration error: the navbar item ${JSON.stringify(item)} has no known type or lacks a field.`,
  );
});
