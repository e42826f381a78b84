/**
 * A script that runs while the page is parsed, written as a typed function that is sent as its own source text. The
 * function must not use anything from outside except its one argument, plain data, and the browser's globals.
 */
export function InlineScript<T>({ run, input }: { run: (input: T) => void; input: T }) {
  // `<` in the data is escaped so that no value can end the element.
  const argument = JSON.stringify(input).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; the only way to have inline script.
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${argument})` }} />;
}
