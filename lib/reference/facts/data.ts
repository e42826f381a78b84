import { validateDataFile } from '@/lib/source/data-file';
import type { Problem } from '@/lib/source/problem';
import type { SourceFile } from '@/lib/source/source-file';
import { FACTS } from '@/lib/source/variables';
import { type Facts, factsSchema, programSchema } from './schema';

/** Reads and validates the files below content/facts. */
export function parseFacts(files: readonly SourceFile[]): { facts: Facts; problems: Problem[] } {
  const facts: Facts = { values: new Map(), programs: new Map() };
  const problems: Problem[] = [];
  for (const file of files) {
    const program = /\/programs\/([^/]+)\.json$/.exec(file.path)?.[1];
    if (program !== undefined) {
      const found = validateDataFile(file, programSchema, problems);
      if (found) facts.programs.set(program, found.value);
      continue;
    }
    const data = validateDataFile(file, factsSchema, problems);
    if (!data) continue;
    for (const [name, fact] of Object.entries(data.value)) {
      const first = facts.values.get(name);
      const hint = 'Keep one: pages and plots can use the facts of every file';
      if (first) data.report([name], `duplicate fact "${name}", also in ${first.place.file}`, hint);
      else facts.values.set(name, { ...fact, place: { file: file.path, ...data.placeOf([name]) } });
    }
  }
  return { facts, problems };
}

/** The facts as variables, as pages print them: `[[facts.SLOTS_PER_EPOCH]]` is 432,000 for `432_000`. */
export function factVariables(facts: Facts): [name: string, value: string][] {
  return [...facts.values].map(([name, { shown, value }]) => {
    return [`${FACTS}${name}`, shown ?? value.replace(/(?<=\d)_(?=\d)/g, ',')];
  });
}

/**
 * A fact as a number: its value if that is a number or a product of numbers, otherwise the number that pages show.
 * Throws an Error, whose cause is the name, if there is none.
 */
export function factNumber(facts: Facts, name: string): number {
  const fact = facts.values.get(name);
  const factors = fact?.value.replaceAll('_', '').split('*').map(Number) ?? [];
  const product = factors.reduce((all, factor) => all * factor, 1);
  const number = Number.isNaN(product) ? Number(fact?.shown?.replaceAll(',', '')) : product;
  if (!fact || Number.isNaN(number))
    throw new Error(`content/facts does not have a number "${name}"`, { cause: name });
  return number;
}

/** Reports facts that none of these texts names. */
export function unusedFacts(facts: Facts, texts: readonly string[]): Problem[] {
  const named = new Set(texts.flatMap((text) => text.match(/\b[A-Z][A-Z0-9_]*\b/g) ?? []));
  return [...facts.values]
    .filter(([name]) => !named.has(name))
    .map(([name, { place }]) => ({
      ...place,
      message: `unused fact "${name}"`,
      hint: `Write [[facts.${name}]] where its value is stated, or remove it`,
    }));
}
