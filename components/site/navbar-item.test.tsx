import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NavbarItem as Item } from '@/lib/navigation/site-types';
import { NavbarItem } from './navbar-item';

/** Draws an item as the build would, mistakes of its data included. */
const draw = (item: object) => renderToStaticMarkup(<NavbarItem item={item as Item} sections={{}} />);

it('a missing field is a configuration error that names it', () => {
  expect(() => draw({ type: 'doc', label: 'CLI' })).toThrow(
    'Configuration error: the navbar item {"type":"doc","label":"CLI"} lacks to.',
  );
});

it('an unknown type is a configuration error that names the item', () => {
  expect(() => draw({ type: 'carousel', label: 'News' })).toThrow(
    'Configuration error: the navbar item {"type":"carousel","label":"News"} has no known type.',
  );
});
