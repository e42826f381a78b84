/** First words of commands and source code. */
const commandPrefix =
  /^(?:openos|solana|spl|cargo|rustup|npm|npx|node|sudo|cd|git|ssh|systemctl|cat|curl|let|const|use|pub|fn|import|return)\b(?!.*: )/;

/** Syntax of code, which messages do not have. */
const codeSyntax = /[{=;]$|=>|->|\(\)|^[-$./["#&@]|^\{"|^\w+ ?= ?/;

/** Shorter texts in code are names. */
const minWords = 3;

/** Whether a text in code is a line that a program prints, rather than something to type. */
export function isErrorMessage(text: string): boolean {
  const words = text.match(/(?<!\S)[^\s\p{L}]*\p{L}{2,}/gu) ?? [];
  return words.length >= minWords && !commandPrefix.test(text) && !codeSyntax.test(text);
}
