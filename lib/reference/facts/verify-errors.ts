import type { ErrorEnum } from '../errors/schema';
import type { ReadFile } from './verify';

/** The differences between an enum of errors and the source tree, each as one sentence. */
export function verifyErrors(it: ErrorEnum, read: ReadFile): string[] {
  const text = read(it.file);
  if (text === undefined) return [`there is no file ${it.file}`];
  if (!it.file.endsWith('.so')) return compareVariants(it, text);
  // A compiled program contains the messages, but not the names or their order.
  const missing = it.entries.filter(({ message }) => !text.includes(message));
  return missing.map(({ name, message }) => `${name}: ${it.file} does not have "${message}"`);
}

function compareVariants({ name, file, entries }: ErrorEnum, text: string): string[] {
  const source = parseVariants(text, name);
  if (source === undefined) return [`${file} has no enum ${name}`];
  const known = new Set(source.map((it) => it.name));
  const listed = new Set(entries.map((it) => it.name));
  const surplus = entries.filter((it) => !known.has(it.name)).map((it) => `${file} has no ${it.name}`);
  const missing = source.filter((it) => !listed.has(it.name)).map((it) => `${it.name} is missing`);
  // Every later number would differ as well.
  if (surplus.length + missing.length > 0) return [...surplus, ...missing];
  return source.flatMap(({ name: variant, message }, index) => {
    const entry = entries[index];
    if (entry?.name !== variant) return [`${variant} has the number ${index}, where "${entry?.name}" is`];
    return entry.message === message ? [] : [`${variant}: ${file} says "${message}", not "${entry.message}"`];
  });
}

/** The variants of a Rust enum in their order, with the texts of `thiserror`; undefined if the enum does not exist. */
function parseVariants(source: string, name: string) {
  const body = new RegExp(`^pub enum ${name} \\{\\n(.*?)^\\}`, 'ms').exec(source)?.[1];
  if (body === undefined) return undefined;
  const code = body.replaceAll(/^\s*\/\/.*\n/gm, '');
  const variants = code.matchAll(/(?:#\[error\(\s*"((?:[^"\\]|\\.)*)",?\s*\)\]\s*)?^ {4}([A-Z]\w*)/gm);
  return [...variants].map(([, message, variant = '']) => ({ name: variant, message }));
}
