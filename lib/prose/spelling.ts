import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CSpellSettings,
  getDefaultConfigLoader,
  resolveConfigFileImports,
  spellCheckDocument,
} from 'cspell-lib';
import type { Passage } from './passages';
import type { Mistake } from './rules';

let settings: Promise<CSpellSettings> | undefined;

const unlimited = { maxNumberOfProblems: Number.MAX_VALUE, maxDuplicateProblems: Number.MAX_VALUE };
const choices = new Intl.ListFormat('en', { type: 'disjunction' });

async function readSettings(): Promise<CSpellSettings> {
  const config = await getDefaultConfigLoader().readConfigFile('cspell.config.yaml');
  if (config instanceof Error) throw config;
  return resolveConfigFileImports(config);
}

/** What cspell finds in texts, read as one document of that name: also in which of them, and where in it. */
async function findIssues(name: string, texts: readonly string[], isQuick: boolean) {
  settings ??= readSettings();
  let text = '';
  const starts = texts.map((it) => {
    const start = text.length;
    text += `${it}\n\n`;
    return start;
  });
  const { issues, errors = [] } = await spellCheckDocument(
    { uri: pathToFileURL(path.resolve(name)).href, text, languageId: 'plaintext' },
    { noConfigSearch: true, generateSuggestions: !isQuick, numSuggestions: 3 },
    { ...(await settings), ...(isQuick && unlimited) },
  );
  if (errors[0]) throw errors[0];
  return issues.map(({ offset, ...issue }) => {
    const text = starts.findLastIndex((start) => start <= offset);
    return { ...issue, of: text, index: offset - (starts[text] ?? 0) };
  });
}

/**
 * Which files may have misspelled words. cspell prepares for each document anew, which takes longer than the check, so
 * they are one, with the settings of pages: those of other files allow more words. Comments for cspell are not read.
 */
export async function filesWithMistakes(files: readonly (readonly Passage[])[]): Promise<Set<number>> {
  const texts = files.map((it) => it.map(({ text }) => text.replace(/spell\S*:/gi, '')).join('\n\n'));
  return new Set((await findIssues('content/page.mdx', texts, true)).map((it) => it.of));
}

/** Finds misspelled words, and names that the network has other ones for, in the passages of a file. */
export async function findMisspelled(
  file: string,
  passages: readonly Passage[],
): Promise<(Mistake & { passage: Passage })[]> {
  const texts = passages.map(({ text }) => text);
  const issues = await findIssues(file, texts, false);
  return issues.flatMap(({ text: word, of, index, isFlagged, suggestionsEx = [] }) => {
    const passage = passages[of];
    // The name of the program, where it cannot be `code`.
    if (!passage || (passage.isPlain && word === 'openos')) return [];
    const code = passage.isPlain ? [] : ['put code in `code`'];
    const preferred = suggestionsEx.filter((it) => it.isPreferred);
    const near = (preferred.length > 0 ? preferred : suggestionsEx).map((it) => `"${it.word}"`);
    const fixes = isFlagged
      ? [`Write ${near[0]}`, ...code]
      : [...code, 'add a true word to content/dictionary.txt'];
    const meant = isFlagged || near.length === 0 ? '' : `Did you mean ${choices.format(near)}? Otherwise, `;
    const message = `${isFlagged ? 'forbidden' : 'unknown'} word "${word}"`;
    return { passage, index, message, hint: meant + choices.format(fixes) };
  });
}
