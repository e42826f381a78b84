/** Kinds of diagrams that pages may draw: those whose drawings the site has styles for. */
const kinds = ['flowchart', 'sequenceDiagram', 'stateDiagram-v2'];

/**
 * Limits of a diagram: the largest of the site has 17 lines and 880 characters. Layout takes time that grows with the
 * square of the edges, and an ampersand multiplies them.
 */
const most = { lines: 60, characters: 4000, ampersands: 10 };

/** Lines that give a diagram what it must not have: links and scripts, colours of its own, settings. */
const statement = /(?:^|;)\s*(click|href|style|classDef|class|linkStyle|links?|%%\s*\{|---\s*$)/;

/** What is wrong with a diagram's text, and the line of it, the first being 0. */
export interface DiagramMistake {
  line: number;
  message: string;
  hint: string;
}

/** What a diagram's text has that no page may draw, in reading order. */
export function diagramMistakes(text: string): DiagramMistake[] {
  const lines = text.split('\n');
  const ampersands = text.split('&').length - 1;
  if (lines.length > most.lines || text.length > most.characters || ampersands > most.ampersands) {
    const limits = `${most.lines} lines, ${most.characters} characters and ${most.ampersands} ampersands`;
    return [
      {
        line: 0,
        message: `the diagram has more than ${limits}`,
        hint: 'Split it; about ten nodes are enough',
      },
    ];
  }
  const first = lines.findIndex((it) => it.trim() !== '' && !/^\s*%%(?!\s*\{)/.test(it));
  const kind = lines[first]?.trim().split(/\s/, 1)[0] ?? '';
  const found = lines.flatMap((it, line): DiagramMistake[] => {
    const word = statement.exec(it)?.[1];
    if (word === undefined) return [];
    return [
      {
        line,
        message: `"${word}" is not allowed in a diagram`,
        hint: 'Remove the line; styles are the site’s',
      },
    ];
  });
  if (found.length > 0 || kinds.includes(kind)) return found;
  const hint = `Start it with ${kinds.join(', ')}`;
  return [{ line: Math.max(first, 0), message: `a diagram cannot be of the kind "${kind}"`, hint }];
}
