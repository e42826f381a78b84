/** The browser's information about the connection. Not all browsers have it, so TypeScript's DOM types do not. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to load pages before the reader asks for them: not with data saver, not on 2g. */
export function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
