/**
 * What a reader wants in the clipboard from a code block: the commands without their prompts, without the
 * output a session shows and without the lines a diff takes away.
 */
export function copyText(pre: HTMLElement): string {
  return [...pre.querySelectorAll<HTMLElement>('.line:not(.output, .diff.remove)')]
    .map(lineText)
    .join('\n')
    .trimEnd();
}

function lineText(line: HTMLElement): string {
  const copy = line.cloneNode(true) as HTMLElement;
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.remove();
  return copy.textContent;
}
