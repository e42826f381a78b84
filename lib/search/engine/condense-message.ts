import { maxQueryLength } from '../response';

/** What programs print before a message: time and module, kind of failure, instruction. */
const logPrefix =
  /^(?:\[[^\]]*\]|(?:rpc response )?error:? ?-?\d*:|program log:|(?:transaction )?simulation failed:|error processing instruction \d+:|thread '[^']*' panicked at)/i;

/** The message of an error that is printed as JSON. */
const quotedMessage = /"message"\s*:\s*"((?:[^"\\]|\\.)+)"/;

/** What differs each time an error occurs: times, addresses, paths, keys, hashes, symbols and large numbers. */
const details =
  /\d{4}-\d\d-\d\dT[\d:.]+Z?|\b[a-z]+:\/\/\S+|(?<!\S)["'`]?(?:~|[A-Z]:)?(?:[\\/][\w.@-]+){2,}\S*|\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b|\b(?=[A-Za-z]*\d)[1-9A-HJ-NP-Za-km-z]{32,88}\b|\b0x[0-9a-fA-F]{9,}\b|[\w.]*_ZN\w+|(?<![\w.-])\d{5,}\b/g;

const hasWords = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;

/**
 * The telling part of a message: without details, and without what programs print around it. Each is stripped only as
 * long as two words are left.
 */
export function condenseMessage(text: string): string {
  const isPasted = text.length > maxQueryLength.modal;
  const message = (isPasted && quotedMessage.exec(text)?.[1]?.replace(/\\[nt"]/g, ' ')) || text;
  const plain = message.replace(details, ' ').replace(/\s+/g, ' ');
  let line = (hasWords(plain) ? plain : text).replace(/^[\s:'’]+/, '').trim();
  for (;;) {
    const rest = line.replace(logPrefix, '').trim();
    if (rest === line || !hasWords(rest)) return line;
    line = rest;
  }
}

/** The same in a number of characters: its beginning, or of a first sentence that is too long the end, which is the cause. */
export function shortenMessage(text: string, length: number): string {
  const message = condenseMessage(text);
  const [first = ''] = message.split(/(?<=[.!]) (?=\p{Lu})/u, 1);
  let short = message;
  if (first.length > length) {
    const clauses = first.split(/(?<=:) /);
    short = clauses.pop() ?? '';
    for (let clause = clauses.pop(); clause && clause.length + short.length < length; clause = clauses.pop())
      short = `${clause} ${short}`;
  }
  return short.length > length ? short.slice(0, length).replace(/\s+\S*$/, '') : short;
}
