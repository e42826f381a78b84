import type { Ranking } from '@/lib/search/ranking';

/** One constant of a ranking: the names that lead to it. */
export type Path = readonly string[];

/** Every constant of a ranking, in its order. */
export function pathsOf(tree: object, above: Path = []): Path[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'number' ? [[...above, name]] : pathsOf(value, [...above, name]),
  );
}

/** The value of a constant. */
export function constantAt(ranking: Ranking, path: Path): number {
  let at: unknown = ranking;
  for (const name of path) at = (at as Record<string, unknown>)[name];
  if (typeof at !== 'number') throw new Error(`${path.join('.')} is not a number`);
  return at;
}

/** A ranking with another value of a constant. */
export function withConstant(ranking: Ranking, path: Path, value: number): Ranking {
  const copy = structuredClone(ranking);
  let at: unknown = copy;
  for (const name of path.slice(0, -1)) at = (at as Record<string, unknown>)[name];
  (at as Record<string, number>)[path.at(-1) ?? ''] = value;
  return copy;
}
