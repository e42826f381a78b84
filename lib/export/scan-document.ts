import { Parser } from 'htmlparser2';

/** Types of scripts that browsers read as data. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/** What the policy of a document depends on. */
export interface DocumentScan {
  /** Offset after the charset's element, the first one of the head. */
  charsetEnd: number;
  /** The texts of the inline scripts that browsers run. */
  inlineScripts: string[];
}

/**
 * Reads a document with an HTML parser that streams. A parser that builds a tree takes five times as long.
 *
 * @throws Error if the document is not what Next writes
 */
export function scanDocument(html: string): DocumentScan {
  const opened: string[] = [];
  const inlineScripts: string[] = [];
  let charsetEnd: number | undefined;
  let script: { text: string; runs: boolean } | undefined;
  const parser = new Parser({
    onopentag(name, { charset, src, type }) {
      if (opened.push(name) === 3 && opened.join() === 'html,head,meta' && charset !== undefined)
        charsetEnd = parser.endIndex + 1;
      if (name === 'script') script = { text: '', runs: src === undefined && !dataTypes.has(type ?? '') };
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(_name, isImplied) {
      if (script) checkScript(script.text);
      // Browsers do not run a script without an end tag.
      if (script?.runs && !isImplied) inlineScripts.push(script.text);
      script = undefined;
    },
  });
  parser.end(html);
  // Browsers ignore a policy outside of the head, and run a script above it without one.
  if (charsetEnd === undefined) throw new Error('the first element of its head is not <meta charset>');
  return { charsetEnd, inlineScripts };
}

/** Refuses what a browser reads as another text than the parser: it would compute another hash. */
function checkScript(text: string): void {
  if (text.includes('\r')) throw new Error('a script has a carriage return');
  if (text.includes('<!--')) throw new Error('a script has "<!--"');
}
