import path from 'node:path';
import { toPosixPath } from '../files';

/** Folder of pages and data. `CONTENT_DIR` replaces it by a fixture. */
export const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** Its path from the project's root. */
export const contentFolder = toPosixPath(path.relative(process.cwd(), contentDir));
