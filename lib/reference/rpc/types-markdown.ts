import { joinBlocks } from '@/lib/content/markdown';
import type { RpcData } from './data';
import { valueMarkdown } from './fields';
import { jsonBlock } from './sample-markdown';
import { typeGroups } from './schema';

/** Every shared type as MDX: its groups under headings of level 2, each type under one of level 3. */
export function typesMarkdown({ types }: RpcData): string {
  return joinBlocks(
    ...typeGroups.flatMap((group) => {
      const members = [...types.values()].filter((it) => it.group === group);
      const described = members.flatMap(({ name, summary, description = '', schema, example }) => [
        `### ${name} [#${name}]`,
        valueMarkdown(name, schema, summary, description),
        jsonBlock('Example', example),
      ]);
      return members.length === 0 ? [] : [`## ${group}`, ...described];
    }),
  );
}
