import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, runCommand } from '../lib/command';
import { loadContent } from '../lib/content/load';
import { listFiles } from '../lib/files';
import { definedOptions, listUndescribed, verifyFacts, verifyProgram } from './facts/verify';
import { verifyErrors } from './facts/verify-errors';

await runCommand({
  usage: `Usage: npm run check:facts -- <folder>

Compares the content with a checkout of OpenOS, at the version that content/network.json names: every fact, every
command and flag of the reference data, every error, and every file that a page names as its source. Lists commands and
options that the reference lacks. Exits with 1 if something differs.`,
  args: [1, 1],
  run: async ([tree = '']) => {
    if (!existsSync(path.join(tree, 'validator/src/cli.rs')))
      throw new CommandError(`"${tree}" is not the folder of an OpenOS source tree.`);
    return checkFacts(tree);
  },
});

async function checkFacts(tree: string): Promise<number> {
  const read = (file: string) => {
    const place = path.join(tree, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const rustFiles = (folder: string) =>
    listFiles(path.join(tree, folder))
      .filter((name) => name.endsWith('.rs'))
      .map((name) => `${folder}/${name}`);

  const { facts, commands, errors, docs, dataProblems, pageProblems } = loadContent({ drafts: true });
  if (dataProblems.length + pageProblems.length > 0)
    console.error('The content has problems: see npm run check.');
  const problems: string[] = [];

  for (const { name, ...result } of verifyFacts(facts, read)) {
    const fact = facts.values.get(name);
    if ('line' in result) console.log(`${name} = ${fact?.value}  ${fact?.file}:${result.line}`);
    else problems.push(`${fact?.place.file}:${fact?.place.line}  ${name}: ${result.problem}`);
  }

  for (const [program, it] of facts.programs) problems.push(...verifyProgram(program, it, read));

  // Many commands define their options in these crates.
  const shared = [...rustFiles('clap-utils/src'), ...rustFiles('clap-v3-utils/src')];
  let options = 0;
  for (const [program, sets] of commands.shared) {
    const members = commands.commands.filter((it) => it.program === program);
    const sources = [...shared, ...new Set(members.flatMap((it) => it.sources))];
    const all = [...sets, ...members].flatMap((it) => (it.options ?? []).map(({ long }) => long));
    const [names, flags] = [members.map((it) => it.command), new Set(all)];
    options += all.length;
    const found = verifyProgram(program, { files: sources, commands: names, flags: [...flags] }, read);
    problems.push(...found.map((it) => `content/cli/_reference/${it}`));
    for (const hint of listUndescribed(members, sets, read)) console.log(`${program}: ${hint}`);
    if (program !== 'openos-validator') continue;
    // The validator's reference must have every option that the source has. The same file defines the test validator.
    const [validator = ''] = (read('validator/src/cli.rs') ?? '').split('pub fn test_app');
    const left = definedOptions(validator).filter((option) => !flags.has(option));
    problems.push(...left.map((option) => `content/cli/_reference/${program} does not have ${option}`));
  }

  for (const it of errors.values())
    problems.push(...verifyErrors(it, read).map((problem) => `content/errors/${it.name}.json: ${problem}`));
  for (const { file, frontMatter } of docs) {
    const missing = (frontMatter.sources ?? []).filter((source) => !existsSync(path.join(tree, source)));
    problems.push(...missing.map((source) => `${file}: the source ${source} does not exist`));
  }

  for (const problem of problems) console.error(problem);
  const described = [...errors.values()].reduce((sum, it) => sum + it.entries.length, 0);
  const counts = `${facts.values.size} facts, ${options} options, ${facts.programs.size} other programs, ${described} errors, ${docs.length} pages`;
  console.log(`facts: ${problems.length === 0 ? 'no problem' : `${problems.length} problems`} in ${counts}`);
  return problems.length > 0 ? 1 : 0;
}
