import type { IndexSettings } from 'algoliasearch';
import { explain } from './failure';
import { PushError } from './push-error';
import { listIndices, readSettings, type Target } from './requests';
import { createSteps, type StepOptions } from './steps';
import { temporaryIndices } from './temporary-index';

/** What the service holds under a name. */
export interface IndexStatus {
  /** Undefined where there is no such index. */
  index:
    | { records: number; updatedAt: string; missingFacets: string[]; differentSettings: string[] }
    | undefined;
  /** Temporary indices of pushes that are under way or were interrupted. */
  temporary: string[];
}

/** Asks the service for an index, and compares its settings with ours. */
export async function indexStatus({
  client,
  indexName,
  settings,
  ...options
}: Target & StepOptions & { settings: IndexSettings }): Promise<IndexStatus> {
  const steps = createSteps(options);
  try {
    const indices = await listIndices({ client }, steps);
    const listed = indices.find(({ name }) => name === indexName);
    const temporary = temporaryIndices(indexName, indices);
    if (!listed) return { index: undefined, temporary };
    const theirs = await readSettings({ client, indexName }, steps);
    const { entries, updatedAt } = listed;
    return { index: { records: entries, updatedAt, ...compareSettings(settings, theirs) }, temporary };
  } catch (error) {
    const what = options.signal?.aborted ? 'Interrupted.' : explain(error, steps.last().doing, client.appId);
    throw what === undefined ? error : new PushError(what, { cause: error });
  }
}

/** Facets of ours that the index lacks, and names of our other settings that it has otherwise. */
export function compareSettings(ours: IndexSettings, theirs: IndexSettings) {
  const there = new Set((theirs.attributesForFaceting ?? []).map(facetName));
  const missingFacets = (ours.attributesForFaceting ?? []).map(facetName).filter((name) => !there.has(name));
  const different = (name: string, value: unknown) =>
    name !== 'attributesForFaceting' &&
    JSON.stringify(value) !== JSON.stringify(theirs[name as keyof IndexSettings]);
  const differentSettings = Object.entries(ours)
    .filter(([name, value]) => different(name, value))
    .map(([name]) => name);
  return { missingFacets, differentSettings };
}

/** `filterOnly(version)` and `searchable(version)` allow to filter by `version` as well. */
function facetName(attribute: string): string {
  return attribute.replace(/^\w+\((.*)\)$/, '$1');
}
