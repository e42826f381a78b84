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
  const words = line.match(/(?<!\S)[^\s\p{L}]*\p{L}{2,}/gu) ?? [];
  return words.length >= fewestWords && !typed.test(line) && !code.test(line);
}

/** A message without what differs each time it is printed: `Node is behind by <slots> slots`, `… not found: {0}`. */
export function withoutPlaceholders(text: string): string {
  return text.replace(/<\w[\w -]*>|\{\w*\}|…|\.{3}/g, ' ').replace(/\s+/g, ' ');
}

/** What programs print before a message: the time and the module, the kind of the failure, the instruction. */
const before = [
  /^\[[^\]]*\]/,
  /^(?:rpc response )?error:? ?-?\d*:/,
  /^program log:/,
  /^(?:transaction )?simulation failed:/,
  /^error processing instruction \d+:/,
  /^thread '[^']*' panicked at/,
];

/** What programs print after a message. */
const after = /\[\d+ log messages\]\s*$/i;

/** A pasted message without what is printed before and after many messages, unless too little would be left. */
export function withoutContext(text: string): string {
  let line = text.trim().replace(after, '');
  for (let isCut = true; isCut; ) {
    const found = before.map((pattern) => pattern.exec(line.toLowerCase())?.[0].length ?? 0);
    const rest = line.slice(Math.max(...found)).trim();
    isCut = rest !== line && (rest.match(/\p{L}{2,}/gu) ?? []).length >= 2;
    if (isCut) line = rest;
  }
  return line;
}
