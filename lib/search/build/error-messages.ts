/** First words of what readers type or programs read: text in code that begins so is not a message. */
const typed =
  /^(?:openos|solana|spl|cargo|rustup|npm|npx|node|sudo|cd|git|ssh|systemctl|cat|curl|let|const|use|pub|fn|import|return)\b(?!.*: )/;

/** What code has and messages do not. */
const code = /[{=;]$|=>|->|\(\)|^[-$./["#&@]|^\{"|^\w+ ?= ?/;

/** Least words of a message: shorter texts in code are names. */
const fewestWords = 3;

/** Whether a text that a page shows in code is a line that a program prints, rather than something to type. */
export function isMessage(text: string): boolean {
  const words = text.match(/(?<!\S)[^\s\p{L}]*\p{L}{2,}/gu) ?? [];
  return words.length >= fewestWords && !typed.test(text) && !code.test(text);
}
