/**
 * First segments of routes that pages cannot have: app/ serves them, the export writes them, or hosts use them. A test
 * compares the list with app/.
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
];

const route = /^(\/[A-Za-z0-9_-]+)*\/?$/;
const reserved = new RegExp(`^/(_[^/]*|${reservedNames.join('|')})(/|$)`);

/** Hint for an invalid route. */
export const routeHint = `Use letters, digits, - and _ only. A route cannot start with _, nor with ${reservedNames.join(', ')}`;

/** Whether a page can have the route: only letters, digits, - and _, and no reserved name. */
export function canBeRoute(address: string): boolean {
  return route.test(address) && !reserved.test(address);
}
