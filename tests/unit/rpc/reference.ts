import { loadContent } from '@/lib/content/load';
import { samples } from '@/lib/reference/rpc/examples';
import type { Method } from '@/lib/reference/rpc/schema';

const { rpc, variables, dataProblems: problems } = loadContent({ drafts: false });

/** The description of the RPC as the site publishes it, and the problems that reading it found. */
export const reference = { rpc, variables, problems };

/** The sample of a method in a language (the value of its tab). */
export function sampleOf(method: Method, value: string) {
  const sample = samples(rpc, method).find((it) => it.value === value);
  if (!sample) throw new Error(`${method.name} has no sample in ${value}`);
  return sample;
}
