import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SourceFile } from '../content/types';

/** The Markdown files about the project itself. Projects without some of them have fewer. */
export function readDocuments(root = '.'): SourceFile[] {
  const docs = path.join(root, 'docs');
  const inDocs = existsSync(docs) ? readdirSync(docs).filter((name) => name.endsWith('.md')) : [];
  return ['CONTRIBUTING.md', 'README.md', ...inDocs.sort().map((name) => `docs/${name}`)]
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ path: file, raw: readFileSync(path.join(root, file), 'utf8') }));
}

/** GitHub's Markdown as a tree. */
export function documentTree(raw: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(raw);
}
