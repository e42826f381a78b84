/** The functions that a Rust program exports: the instructions of an Anchor program, or else its public functions. */
export function rustFunctions(text: string): string[] {
  const [, instructions] = /#\[program\]([\s\S]*?)\n\}/.exec(text) ?? [];
  const heads = instructions === undefined ? /^pub fn ([^{]+?)\s*\{/gm : /^ {4}pub fn ([^{]+?)\s*\{/gm;
  return [...(instructions ?? text).matchAll(heads)].map(([, head = '']) => `fn ${oneLine(head)}`);
}

/** A head that rustfmt has broken into lines, in one. */
function oneLine(head: string): string {
  return head.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/,? \)/g, ')');
}
