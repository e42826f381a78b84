/** What the browser tells of the connection. Not in every browser, so not among the platform's types. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection allows for loading what nobody asked for yet: not with data saver, not on 2g. */
export function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
