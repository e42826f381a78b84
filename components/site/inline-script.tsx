interface InlineScriptProps<T, Helper> {
  run: (input: T, helper: Helper) => void;
  input: T;
  helper?: Helper;
}

/**
 * A script that runs while the page is parsed: a typed function, sent as its source text. It must use nothing but the
 * browser's globals and its arguments, which are plain data and another such function.
 */
export function InlineScript<T, Helper>({ run, input, helper }: InlineScriptProps<T, Helper>) {
  // `<` in the data is escaped so that no value can end the element.
  const data = JSON.stringify(input).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; the only way to have inline script.
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${data},${String(helper)})` }} />;
}
