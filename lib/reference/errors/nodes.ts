import * as md from '@/lib/markdown/nodes';
import type { ErrorData, ErrorEnum } from './schema';

/** A custom code as logs write it: `0x1f`. */
function hexadecimal(code: number): string {
  return `0x${code.toString(16)}`;
}

/** All errors of an enum as a table that readers filter. Each error is the target of a link. */
export function errorTable(it: ErrorEnum): md.Block {
  // Readers paste a message with everything that was printed around it.
  const words = [it.name, it.custom && 'custom program error', it.printed].filter(Boolean).join(', ');
  const rows = it.entries.map(({ name, message, also, cause, fix }, code) => {
    // Programs use the same names.
    const id = `${it.name}-${name}`;
    return [
      [md.target(id, words), md.link(`#${id}`, md.code(name))],
      ...(it.custom ? [[md.code(hexadecimal(code)), ` (${code})`]] : []),
      md.join([md.code(message), also ? md.code(also) : ''], ' or '),
      [md.parseInline(cause), ' ', md.strong('Fix:'), ' ', md.parseInline(fix)],
    ];
  });
  const head = ['Error', ...(it.custom ? ['Code'] : []), 'Message', 'Cause and fix'];
  return md.filterTable({ label: `Errors of ${it.name}`, layout: 'stacked' }, head, rows);
}

/** What each custom code means in each program, as a table that readers filter. */
export function errorCodeTable(data: ErrorData): md.Block {
  const custom = [...data.values()].filter((it) => it.custom);
  const longest = Math.max(0, ...custom.map((it) => it.entries.length));
  const rows = Array.from({ length: longest }, (_, code) => {
    const meanings = custom.flatMap((it) => {
      const { name } = it.entries[code] ?? {};
      return name ? [[`${it.owner}: `, md.link(`#${it.name}-${name}`, md.code(name))]] : [];
    });
    const hex = hexadecimal(code);
    return [[md.target(hex), md.link(`#${hex}`, md.code(hex))], `${code}`, md.join(meanings, ', ')];
  });
  const head = ['In logs', 'In JSON', 'Meaning by program'];
  return md.filterTable({ label: 'Custom error codes' }, head, rows);
}
