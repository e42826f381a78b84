import path from 'node:path';
import { lookup } from 'mrmime';
import { cacheControl, immutablePaths } from '../export/security-headers';

/** What a file is to the site. A release goes live in this order: whatever names a file goes live after it. */
export const kinds = ['asset', 'data', 'flight', 'page'] as const;
export type Kind = (typeof kinds)[number];

/** The source files of the Cookbook, whose endings stand for films and other things in the tables of media types. */
const sources = /\.(ts|rs|toml)$/;
const textTypes = /^text\/|^application\/(json|xml|manifest\+json)$|\+xml$/;

const immutable = immutablePaths.map(
  (pattern) =>
    new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}$`),
);

/** What a file of the export is, by its path in `out/`: `flight` is the router's data of a page. */
export function kindOf(file: string): Kind {
  if (immutable.some((pattern) => pattern.test(`/${file}`))) return 'asset';
  if (file.endsWith('.html')) return 'page';
  return file.endsWith('.txt') ? 'flight' : 'data';
}

/** The headers `Content-Type` and `Cache-Control` of a file of the export. */
export function headersOf(file: string): { type: string; cache: string } {
  return {
    type: contentType(file),
    cache: cacheControl[kindOf(file) === 'asset' ? 'immutable' : 'revalidated'],
  };
}

function contentType(file: string): string {
  const isPlainText = sources.test(file) || file === '_headers' || file === '_redirects';
  const type = isPlainText ? 'text/plain' : lookup(path.basename(file));
  if (type === undefined) return 'application/octet-stream';
  return textTypes.test(type) ? `${type}; charset=utf-8` : type;
}
