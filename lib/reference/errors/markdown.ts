import { component, inlineCode, prose, table } from '@/lib/content/markdown';
import type { ErrorData } from './data';
import type { ErrorEnum } from './schema';

/** Id of an error's row: the enum is part of it, because programs use the same names. */
function errorAnchor(owner: ErrorEnum, name: string): string {
  return `${owner.name}-${name}`;
}

/** A custom code as logs write it: `0x1f`. */
function hexadecimal(code: number): string {
  return `0x${code.toString(16)}`;
}

/** All errors of an enum as a table that readers filter. Each error is the target of a link. */
export function errorTable(it: ErrorEnum): string {
  // Readers paste a message with everything that was printed around it.
  const words = [it.name, it.custom && 'custom program error', it.printed].filter(Boolean).join(', ');
  const rows = it.entries.map(({ name, message, also, cause, fix }, code) => {
    const id = errorAnchor(it, name);
    return [
      `<Target id="${id}" words="${words}" />[${inlineCode(name)}](#${id})`,
      ...(it.custom ? [`${inlineCode(hexadecimal(code))} (${code})`] : []),
      inlineCode(message) + (also ? ` or ${inlineCode(also)}` : ''),
      `${prose(cause)} **Fix:** ${prose(fix)}`,
    ];
  });
  const head = ['Error', ...(it.custom ? ['Code'] : []), 'Message', 'Cause and fix'];
  return component('FilterTable', { label: `Errors of ${it.name}`, layout: 'stacked' }, table(head, rows));
}

/** What each custom code means in each program, as a table that readers filter. */
export function errorCodeTable(data: ErrorData): string {
  const custom = [...data.values()].filter((it) => it.custom);
  const longest = Math.max(0, ...custom.map((it) => it.entries.length));
  const rows = Array.from({ length: longest }, (_, code) => {
    const meanings = custom.flatMap((it) => {
      const name = it.entries[code]?.name;
      return name === undefined ? [] : [`${it.owner}: [${inlineCode(name)}](#${errorAnchor(it, name)})`];
    });
    const hex = hexadecimal(code);
    return [`<Target id="${hex}" />[${inlineCode(hex)}](#${hex})`, String(code), meanings.join(', ')];
  });
  const head = ['In logs', 'In JSON', 'Meaning by program'];
  return component('FilterTable', { label: 'Custom error codes' }, table(head, rows));
}
