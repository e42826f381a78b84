import { routeOf } from '@/lib/url';

/** New routes by the old ones, in their comparable form. */
export type MovedRoutes = ReadonlyMap<string, string>;

/** The new address of a page that has moved, with the anchor kept; undefined for any other text. */
export function movedAddress(address: string, moved: MovedRoutes): string | undefined {
  const [, route = '', rest = ''] = /^(\/[^#]*)(.*)$/s.exec(address) ?? [];
  const to = route === '' ? undefined : moved.get(routeOf(route));
  return to === undefined ? undefined : to + rest;
}
