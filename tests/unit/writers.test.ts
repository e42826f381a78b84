import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkPageTexts } from '@/lib/content/check';
import type { Content } from '@/lib/content/load';
import { parsePage } from '@/lib/content/parse-page';
import { checkFiles } from '@/lib/prose/check-file';
import { createTermMatcher } from '@/lib/reference/glossary/term-matcher';
import { parseDoc } from '@/lib/source/doc';
import { formatProblem, sortProblems } from '@/lib/source/problem';
import { docOf, noData, variables } from './render';

const folder = 'tests/fixtures/writers';
const targets = [
  docOf('## Pay\n\n## Transfer', 'content/cli/usage.mdx'),
  docOf('', 'content/cli/install.mdx'),
];
const data = { ...noData, variables, termMatcher: createTermMatcher([]) };

it('each page that a writer typed gets the messages of its mistakes', async () => {
  const found: string[] = [];
  for (const name of readdirSync(folder)) {
    const source = { path: `content/${name}`, raw: readFileSync(`${folder}/${name}`, 'utf8') };
    const { doc, problems } = parseDoc(source, variables);
    const docs = [...targets, doc];
    const pages = await Promise.all(docs.map(async (it) => [it, await parsePage(it, data)] as const));
    const content = { docs, redirects: [], variables } as unknown as Content;
    const texts = checkPageTexts(content, [doc], new Map(pages));
    const prose = (await checkFiles([source])).flat();
    found.push(...sortProblems([...problems, ...texts, ...prose]).map(formatProblem));
  }
  expect(found).toEqual(readFileSync(`${folder}.txt`, 'utf8').trimEnd().split('\n'));
});
