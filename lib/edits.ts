/** A piece of a text that is replaced; offsets in characters, the end not included. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made. They must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: by }) => done.slice(0, start) + by + done.slice(end), text);
}
