import path from 'node:path';
import { slashed } from './slashed';

/**
 * Folder that pages and data are read from. `CONTENT_DIR` exists for fixtures: the same code then reads another
 * folder of the same form.
 */
export const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** Its path from the project's root. */
export const contentFolder = slashed(path.relative(process.cwd(), contentDir));
