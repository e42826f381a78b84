/** A command that sends a JSON-RPC request, to be pasted into a POSIX shell: URL and body are quoted for it. */
export function curlCommand(url: string, body: string): string {
  return `curl ${quoted(url)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(body)}`;
}

/** The text as one word of a shell; plain addresses stay as they are. */
function quoted(text: string): string {
  return /^[\w:/.@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
