/** First words of what readers type or programs read: text in code that begins so is not a message. */
const typed =
  /^(?:openos|solana|spl|cargo|rustup|npm|npx|node|tsx|sudo|cd|git|ssh|scp|systemctl|journalctl|ls|cat|curl|rm|mv|cp|ss|df|apt|let|const|use|pub|fn|export|import|await|return)\b(?!.*: )/;

/** What code has and messages do not. */
const code = /[{=]\s*$|=>|->|\(\)|^[-$./<{["#&@]|^\w+\s*=|;$/;

/** Least words of a message: shorter texts in code are names. */
const fewestWords = 3;

/** Whether a text that a page shows in code is a line that a program prints, rather than something to type. */
export function isMessage(text: string): boolean {
  const line = withoutPlaceholders(text).trim();
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= fewestWords && !typed.test(line) && !code.test(line);
}

/** A message without what differs each time it is printed: `Node is behind by <slots> slots`, `… not found: {0}`. */
export function withoutPlaceholders(text: string): string {
  return text.replace(/<[\w -]+>|\{\w*\}|…|\.{3}/g, ' ').replace(/\s+/g, ' ');
}
