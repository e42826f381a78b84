import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { buildCopy, copyWithContent } from '@/tests/support/small-site';

/** Builds the site that pictures are taken of, with the code and styles of the project, and serves it on PORT. */
const folder = path.resolve('.cache/pictured-site');
const styles = path.join(folder, 'app/styles');
await copyWithContent(folder, 'tests/fixtures/pictured');
// A font in which every character is the same box, half an em wide and high, and a space is empty. So text needs no font
// of the machine.
await cp('tests/visual/boxes.ttf', path.join(styles, 'boxes.ttf'));
await appendFile(
  path.join(styles, 'tokens.css'),
  `@font-face { font-family: Text; src: url(./boxes.ttf); }
@font-face { font-family: Code; src: url(./boxes.ttf); size-adjust: 110%; }
:root { --font-text: Text; --font-mono: Code; }
math { font-family: Text; }
/* Without hinting, whose settings belong to the machine. */
* { text-rendering: geometricPrecision; }`,
);
await buildCopy(folder);
process.chdir(folder);
await import('@/scripts/serve');
