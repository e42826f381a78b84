interface InlineScriptProps<T, Helper> {
  run: (input: T, helper: Helper) => void;
  input: T;
  helper?: Helper;
}

/**
 * A script that runs while the page is parsed, written as a typed function that is sent as its own source text. The
 * function must not use anything from outside except its arguments and the browser's globals: plain data, and a helper of
 * the same kind.
 */
export function InlineScript<T, Helper>({ run, input, helper }: InlineScriptProps<T, Helper>) {
  // `<` in the data is escaped so that no value can end the element.
  const data = JSON.stringify(input).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; the only way to have inline script.
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${data},${String(helper)})` }} />;
}
