/** Code in backticks, a link, or emphasis. */
const mark = /`([^`]+)`|\[([^\]]+)\]\([^)]*\)|\*\*([^*]+)\*\*/g;

/** Markdown of one line: code stays code, links and emphasis become their words. */
export function InlineText({ text }: { text: string }) {
  const parts: { code?: boolean; text: string; at: number }[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, code, link, strong] = match;
    parts.push({ text: text.slice(end, match.index), at: end });
    parts.push({ code: code !== undefined, text: code ?? link ?? strong ?? '', at: match.index });
    end = match.index + whole.length;
  }
  parts.push({ text: text.slice(end), at: end });
  return parts.map(({ code, text: words, at }) =>
    code ? <code key={`code ${at}`}>{words}</code> : <span key={`text ${at}`}>{words}</span>,
  );
}
