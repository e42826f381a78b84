/** A body as text with its size, or nothing where it is larger than allowed. */
export interface Body {
  text: string;
  bytes: number;
}

/** Reads a body to its end, and stops where it grows over a limit in bytes. */
export async function readBody(response: Response, limit: number): Promise<Body | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', bytes: 0 };
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
  parts.push(decoder.decode());
  return { text: parts.join(''), bytes };
}
