import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { parseSidebars } from './data';

it('parseSidebars reports every mistake with its place', () => {
  const raw = `{
  "masterSidebar": {
    "name": "Guide",
    "items": [
      { "path": "index" },
      { "label": "Without a page" },
      { "type": "doc", "path": "/" },
      { "label": "Guides", "items": [{ "folder": "/guides", "label": "Guides" }] }
    ]
  },
  "ApiSidebar": { "items": [] },
  "CookbookSidebar": { "name": "Cookbook", "items": ["/cookbook"] }
}
`;
  const found = parseSidebars({ path: 'sidebars.json', raw }).problems.map(formatProblem);
  const kinds = 'an entry has "path" (a page), "items" (a category) or "folder" (all pages of a folder)';
  expect(found.map((it) => it.replace(/ lib\/content\/schema.*/, '')).sort()).toEqual([
    `sidebars.json:11:3  "ApiSidebar.name" is missing. Add "ApiSidebar.name".`,
    `sidebars.json:12:54  "CookbookSidebar.items.0" is not valid: ${kinds}. Correct the value of "CookbookSidebar.items.0".`,
    `sidebars.json:1:1  "proposalsSidebar" is missing. Add "proposalsSidebar".`,
    `sidebars.json:5:9  "masterSidebar.items.0.path" is not valid: must start with a slash. Correct the value of "masterSidebar.items.0.path".`,
    `sidebars.json:6:7  "masterSidebar.items.1" is not valid: ${kinds}. Correct the value of "masterSidebar.items.1".`,
    `sidebars.json:7:9  unknown key "type". Remove it or correct its spelling;`,
    `sidebars.json:8:61  unknown key "label". Remove it or correct its spelling;`,
    `sidebars.json:8:7  "masterSidebar.items.3.collapsed" is missing. Add "masterSidebar.items.3.collapsed".`,
  ]);
});
