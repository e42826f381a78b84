import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';
import type { Doc } from '@/lib/source/doc';
import type { PageData } from '../page-data';
import type { Facts } from './schema';
import { verifyFact, verifyProgram } from './verify';
import { verifyErrors } from './verify-errors';

type VerifiedContent = Pick<PageData, 'commands' | 'errors'> & { facts: Facts; docs: readonly Doc[] };

/** Compares the content with a source tree of OpenOS: what differs, a line for each problem, and what was compared. */
export function verifyContent({ facts, commands, errors, docs }: VerifiedContent, tree: string) {
  const read = (file: string) => {
    const place = path.join(tree, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const rustFiles = (folder: string) =>
    listFiles(path.join(tree, folder))
      .filter((name) => name.endsWith('.rs'))
      .map((name) => `${folder}/${name}`);
  const problems: string[] = [];

  for (const [name, fact] of facts.values) {
    const problem = verifyFact(fact, read);
    if (problem) problems.push(`${fact.place.file}:${fact.place.line}  ${name}: ${problem}`);
  }
  for (const [program, it] of facts.programs) problems.push(...verifyProgram(program, it, read));

  // Many commands define their options in these crates.
  const shared = [...rustFiles('clap-utils/src'), ...rustFiles('clap-v3-utils/src')];
  let options = 0;
  for (const [program, sets] of commands.shared) {
    const members = commands.commands.filter((it) => it.program === program);
    const files = [...shared, ...new Set(members.flatMap((it) => it.sources))];
    const flags = [...sets, ...members].flatMap((it) => (it.options ?? []).map(({ long }) => long));
    options += flags.length;
    const names = members.map((it) => it.command);
    const found = verifyProgram(program, { files, commands: names, flags: [...new Set(flags)] }, read);
    problems.push(...found.map((it) => `content/cli/_reference/${it}`));
  }

  for (const it of errors.values())
    problems.push(...verifyErrors(it, read).map((problem) => `content/errors/${it.name}.json: ${problem}`));
  for (const { file, frontMatter } of docs) {
    const missing = (frontMatter.sources ?? []).filter((source) => !existsSync(path.join(tree, source)));
    problems.push(...missing.map((source) => `${file}: the source ${source} does not exist`));
  }
  const described = [...errors.values()].reduce((sum, it) => sum + it.entries.length, 0);
  const counts = `${facts.values.size} facts, ${options} options, ${facts.programs.size} other programs, ${described} errors, ${docs.length} pages`;
  return { problems, counts };
}
