import path from 'node:path';
import { slashed } from '@/lib/slashed';

/** A link that opens a file at its place in Visual Studio Code. */
const codeLink = 'vscode://file{file}:{line}:{column}';

/**
 * The link that opens a place in a file in the writer's editor. `EDITOR_LINK` gives its form for other editors.
 *
 * @param file path from the project's root
 */
export function editorLink(file: string, line = 1, column = 1): string {
  const places = { file: encodeURI(slashed(path.resolve(file))), line, column };
  const form = process.env.EDITOR_LINK ?? codeLink;
  return form.replace(/\{(file|line|column)\}/g, (_, name: keyof typeof places) => String(places[name]));
}
