import { maxQueryLength } from '../response';
import { splitWords } from './tokenize';

/** The message of an error that is printed as JSON, or by Rust as a value. */
const quotedMessage = /\bmessage"?\s*[:=]\s*"((?:[^"\\]|\\.)+)"/;

/** Where a failure begins among other lines: at its kind or level, at its cause, at a panic. */
const failure =
  /^\s*(?:\w*Error|error|Message)\b[^\n:]{0,20}:|\[[^\]\n]*\bERROR\b[^\]\n]*\]|^Caused by:|panicked at/gm;

/** What programs print before a message: time and module, unit of a journal, kind of failure, instruction, datapoint. */
const prefix =
  /^(?:\[[^\]]*\]|\w{3} +\d+ [\d:]{8} \S+ [\w.-]+\[\d+\]:|error:? ?-?\d*:|caused by:|program failed:|anchorerror (?:occurred|(?:caused by account|thrown in) ?:? \S+)\.|(?:thread '?[^' ]*'? )?panicked(?: at)?|(?:\w+ )?datapoint: [\w-]+)/i;

/** What clients print anywhere in a message: the call that failed, and where. */
const frames =
  /\b(?:rpc response error -?\d+|(?:transaction )?simulation failed|message|error processing instruction \d+|program log|failed to send transaction|custom error)[.:]/gi;

/** What differs each time or is in every log: calls, stacks, modules, places in code, fields, values, packages, times, paths, keys, numbers. */
const details =
  /\b[Pp]rogram (?:\w+ (?:invoke \[\d+\]|success\b|consumed \d+ of \d+ compute units)|log: Instruction: \w+)|^\s+(?:at|\d+:) .*|(?:\b[a-z_]\w*::)+(?=\w)|[\w./-]+\.rs:\d+(?::\d+)?|\b[\w-]+=(?:"[^"]*"|\d+i?\b)|\b[A-Z]\w* \{(?:[^{}]|\{[^{}]*\})*\}|`[\w-]+ v\d[\w.-]*`|\['[^\]]*\]|\b(?=\w*\d[A-Za-z]+\d)(?=\w*[a-z])(?=\w+[A-Z])[1-9A-HJ-NP-Za-km-z]{8,31}\b|\d{4}-\d\d-\d\dT[\d:.]+Z?|\b[a-z]+:\/\/\S+|(?<!\S)["'`]?(?:~|[A-Z]:)?(?:[\\/][\w.@-]+){2,}\S*|\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b|\b(?=[A-Za-z]*\d)[1-9A-HJ-NP-Za-km-z]{32,88}\b|\b0x[0-9a-fA-F]{9,}\b|[\w.]*_ZN\w+|(?<![\w.-])\d{5,}\b/gm;

/** What is left around them. */
const emptied = / ?\((?:\w+: ?)?[\s,]*\)/g;

const trim = (text: string) => text.replace(/\s+/g, ' ').replace(/ (?=[:,])|^[ :,'’]+|["',\]} ]+$/g, '');

/** Whether a text has two words, or a name made of two. */
const tells = (text: string) => splitWords(text).filter((word) => /^\p{L}{2,}/u.test(word)).length >= 2;

/**
 * The telling part of a message: the last failure of its lines, without details, and without what programs print around
 * it. Each is stripped only as long as it tells something.
 */
export function condenseMessage(text: string): string {
  if (text.length <= maxQueryLength.modal) return strip(text);
  const quoted = quotedMessage.exec(text)?.[1];
  if (quoted) return condenseMessage(quoted.replace(/\\(?:n|t|(["\\]))/g, (_, it = '\n') => it));
  const start = [...text.matchAll(failure)].at(-1)?.index;
  const lines = start === undefined ? [] : text.slice(start).split('\n').map(strip);
  return lines.find((it) => tells(it.replace(prefix, ''))) ?? strip(text);
}

function strip(text: string): string {
  let line = text;
  for (const noise of [details, frames, emptied]) {
    const rest = line.replace(noise, ' ');
    if (tells(rest)) line = rest;
  }
  for (line = trim(line); ; ) {
    const rest = trim(line.replace(prefix, ''));
    if (rest === line || !tells(rest)) return line;
    line = rest;
  }
}

/** A cause of few words, such as a timeout, is that of many failures. */
const isBrief = (cause: string) => (cause.replace(/\(.*?\)/g, '').match(/\S+/g) ?? []).length < 5;

/** The same in a number of characters: its beginning, or of a long first sentence the end, which is the cause. */
export function shortenMessage(text: string, length: number): string {
  // Pasted text has any length, and the time of the expressions above grows faster than that.
  const message = condenseMessage(text.slice(0, maxQueryLength.page));
  const [first = ''] = message.split(/(?<=[.!]) (?=\p{Lu})/u, 1);
  const clauses = first.split(/(?<=:) /);
  let short = first.length > length ? (clauses.pop() ?? '') : message;
  while (first.length > length && clauses.length > 0) {
    if (`${clauses.at(-1)}${short}`.length >= length && !isBrief(short)) break;
    short = `${clauses.pop()} ${short}`;
  }
  return short.length > length ? short.slice(0, length).replace(/\s+\S*$/, '') : short;
}
