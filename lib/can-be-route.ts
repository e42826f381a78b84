/**
 * First parts of addresses that no page can have: what app/ serves, what the export writes, and what hosts use. The
 * test reads app/ and fails if a name is missing here.
 */
const reservedNames = [
  '404',
  'content-events',
  'index',
  'markdown',
  'og',
  'pictures',
  'recipes',
  'rpc',
  'search',
  'search-index',
  'search-records',
];

const route = /^(\/[A-Za-z0-9_-]+)*\/?$/;
const reserved = new RegExp(`^/(_[^/]*|${reservedNames.join('|')})(/|$)`);

/** How to fix a route that pages cannot have. */
export const routeHint = `Use letters, digits, - and _ only. A route cannot start with _, nor with ${reservedNames.join(', ')}`;

/** Whether a page can have the route: known characters only, and no reserved name. */
export function canBeRoute(address: string): boolean {
  return route.test(address) && !reserved.test(address);
}
