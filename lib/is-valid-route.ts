/** First segments that pages cannot have: app/, the export or hosts use them. A test compares the list with app/. */
const reservedNames =
  '404 content-events index llms markdown og pictures recipes rpc search search-index'.split(' ');

const characters = /^(\/[A-Za-z0-9_-]+)*\/?$/;
const reserved = new RegExp(`^/(_[^/]*|${reservedNames.join('|')})(/|$)`);

/** What to do about an invalid route. */
export const routeHint = `Use letters, digits, - and _ only. A route cannot start with _, nor with ${reservedNames.join(', ')}`;

/** Whether a page can have this route. */
export function isValidRoute(route: string): boolean {
  return characters.test(route) && !reserved.test(route);
}
