import path from 'node:path';
import { lookup } from 'mrmime';
import { cacheControl, immutablePaths } from './security-headers';

/** Source files of the Cookbook. Media type tables map their endings to other types, such as video for `.ts`. */
const sources = /\.(tsx?|rs|toml)$/;
const textTypes = /^text\/|^application\/(json|xml|manifest\+json)$|\+xml$/;

const immutable = immutablePaths.map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
);

/** Whether the name of a file changes with its content, so that browsers keep it. @param file its path in `out/` */
function isImmutable(file: string): boolean {
  return immutable.some((pattern) => pattern.test(`/${file}`));
}

/** The headers `Content-Type` and `Cache-Control` of a file of the export. @param file its path in `out/` */
export function headersOf(file: string): { type: string; cache: string } {
  const isPlainText = sources.test(file) || file === '_headers' || file === '_redirects';
  const type = isPlainText ? 'text/plain' : (lookup(path.basename(file)) ?? 'application/octet-stream');
  return {
    type: textTypes.test(type) ? `${type}; charset=utf-8` : type,
    cache: cacheControl[isImmutable(file) ? 'immutable' : 'revalidated'],
  };
}
