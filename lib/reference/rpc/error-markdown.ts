import { inlineCode, joinBlocks, prose, table } from '@/lib/content/markdown';
import type { RpcData } from './data';
import type { RpcError } from './schema';

const retries: Record<RpcError['retry'], string> = { yes: 'Yes', no: 'No', sometimes: 'Sometimes' };

/** Address of an error's description. */
export function errorAnchor(code: number): string {
  return `/Openverse-RPC-HTTP-Methods#error${code}`;
}

/** Every error code as MDX: a table to scan, then each with its cause and remedy under a heading of its own. */
export function errorsMarkdown({ errors }: RpcData): string {
  const rows = errors.map(({ code, name, retry }) => [`[\`${code}\`](#error${code})`, name, retries[retry]]);
  const sections = errors.flatMap(({ code, name, message, when, remedy }) => [
    `### \`${code}\` [#error${code}]`,
    `**${name}.** ${inlineCode(message)}`,
    `- **When:** ${prose(when)}\n- **What to do:** ${prose(remedy)}`,
  ]);
  return joinBlocks(table(['Code', 'Name', 'Does a retry help?'], rows), ...sections);
}
