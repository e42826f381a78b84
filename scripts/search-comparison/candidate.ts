import type { SearchRecord } from '@/lib/search/record';

/** Gives a file of an index, as a browser would fetch it. */
export type ReadFile = (name: string) => Uint8Array;

export interface SearchOptions {
  /** Most routes that are wanted. */
  limit: number;
  /** Name of the sidebar to stay in. */
  section?: string;
}

/** A search that is ready for queries. */
export interface Opened {
  /** Routes that answer, with the anchor of the heading where there is one, best first. */
  search(query: string, options: SearchOptions): Promise<string[]>;
}

/** A library in the way the site would use it. */
export interface Candidate {
  name: string;
  /** Modules a browser loads for it, to measure their size; absent where they are among the files of the index. */
  code?: string;
  /** Files of the index by their name, as they are served. */
  build(records: readonly SearchRecord[]): Promise<Map<string, Uint8Array>>;
  open(read: ReadFile): Promise<Opened>;
}

/** How much a word counts by where it stands, in all candidates that can tell. */
export const boost = { title: 5, keywords: 5, headings: 3, terms: 2, text: 1 };

/** A file of JSON; as in a browser, it has to fit into one string. */
export function toJson(value: unknown): Uint8Array {
  try {
    return Buffer.from(JSON.stringify(value));
  } catch (error) {
    if (error instanceof RangeError) throw new Error('more JSON than a string holds (0.5 GB)');
    throw error;
  }
}

export function fromJson(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
}
