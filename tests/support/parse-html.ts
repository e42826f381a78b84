import type { Root } from 'hast';
import { raw } from 'hast-util-raw';

/** Parses HTML as browsers do: a document if it starts with a doctype, a fragment otherwise. */
export function parseHtml(html: string): Root {
  const [, doctype, value = ''] = /^(<!doctype html>)?(.*)$/is.exec(html) ?? [];
  const start = doctype === undefined ? [] : [{ type: 'doctype' as const }];
  return raw({ type: 'root', children: [...start, { type: 'raw', value }] }) as Root;
}
