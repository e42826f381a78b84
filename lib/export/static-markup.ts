import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactElement } from 'react';

// Required at run time: the bundler gives server components a stand-in of this module that throws.
const require = createRequire(path.join(process.cwd(), 'package.json'));
const server = ['react-dom', 'server'].join('/');
const { renderToStaticMarkup } = require(server) as typeof import('react-dom/server');

/**
 * HTML of an element whose components use neither hooks nor promises.
 *
 * @returns markup without React's traces
 */
export function staticMarkup(element: ReactElement): string {
  return renderToStaticMarkup(element);
}
