import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { sessionCommands, shownText, source, titledCode } from '../../unit/content/code-samples';

/** Commands of a page that a reader runs together, and what they print. */
export interface Step {
  commands: string;
  /** Absent where the page does not say. */
  output?: string;
  /** The page shows only the last lines of the output. */
  isTail?: boolean;
  /** The page leaves out the empty lines around the output. */
  isTrimmed?: boolean;
}

/** A block of shell commands on a page. */
export interface Block {
  /** The block as it stands on the page, with the output that follows in a block of its own. */
  text: string;
  steps: Step[];
}

/** Routes of the pages that may have blocks of shell commands. Those for operators run on a cluster of validators. */
export const routes = source.docs
  .filter(({ body }) => /^ *`{3,}(bash|console)\b|<Include|<RecipeSetup/m.test(body))
  .map((it) => it.path)
  .filter((it) => !/^\/(operations|examples)\//.test(it));

/** The blocks of shell commands of a page in order, with passages included and variables filled in; its messages. */
export async function readPage(route: string): Promise<{ blocks: Block[]; messages: string[] }> {
  const text = await shownText(route);
  const blocks: Block[] = [];
  for (const { lang, value, title } of titledCode(text)) {
    const last = blocks.at(-1);
    if (lang === 'bash') blocks.push({ text: value, steps: [{ commands: value }] });
    else if (lang === 'console') blocks.push({ text: value, steps: stepsOf(value) });
    else if (lang === 'text' && /^Output\b/.test(title) && last?.steps.length === 1 && last.steps[0]) {
      if (last.steps[0].output !== undefined) continue;
      last.text += `\n${value}`;
      last.steps[0] = { ...last.steps[0], output: value, isTail: !value.endsWith('…') };
    }
  }
  const messages: string[] = [];
  visit(text, 'table', ({ children: [head, ...rows] }) => {
    if (!/^(Message|What you see)$/.test(textOf(head?.children[0]))) return;
    for (const { children } of rows)
      for (const it of children[0]?.children ?? []) if (it.type === 'inlineCode') messages.push(it.value);
  });
  return { blocks, messages };
}

/** The commands of a terminal session, each with the output below it. */
export function stepsOf(code: string): Step[] {
  const lines = code.split('\n');
  const commands = sessionCommands(code).split('\n');
  const steps: (Step & { output: string })[] = [];
  commands.forEach((command, index) => {
    const last = steps.at(-1);
    if (lines[index]?.startsWith('$ ')) steps.push({ commands: command, output: '' });
    else if (command !== '' && last) last.commands += `\n${command}`;
    else if (last) last.output += `${lines[index]}\n`;
  });
  return steps;
}
