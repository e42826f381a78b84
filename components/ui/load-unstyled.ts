/** What Turbopack says of a style sheet that does not arrive. */
const sheetFailure = /Failed to load chunk (\S+\.css)\b/;

/**
 * Imports a module, without those of its style sheets that cannot be loaded: a form without styles can still be used.
 *
 * @param load the import; it is repeated for each sheet that is given up
 * @throws what the import throws for any other reason
 */
export async function loadUnstyled<Module>(load: () => Promise<Module>): Promise<Module> {
  const givenUp = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const [, sheet] = sheetFailure.exec(String(error)) ?? [];
      if (sheet === undefined || givenUp.has(sheet)) throw error;
      givenUp.add(sheet);
      // The next import finds a link to the sheet in the document and does not wait for another.
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
    }
  }
}
