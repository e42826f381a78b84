import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'vitest';

/** The folder with the programs of OpenOS, undefined where OPENOS_BIN does not name one. */
export const programFolder: string | undefined =
  process.env.OPENOS_BIN && path.resolve(process.env.OPENOS_BIN);

/** Path of a program of OpenOS, such as `openos-keygen`. Throws if OPENOS_BIN is not set or lacks it. */
export function programPath(name: string): string {
  const file = path.join(programFolder ?? '', name);
  if (programFolder === undefined || !existsSync(file))
    throw new Error(`There is no ${name}: set OPENOS_BIN to a folder with the programs of OpenOS.`);
  return file;
}

/** Tests that need programs of OpenOS. Where one of them is missing, one line says so instead. */
export function describeWith(names: readonly string[], title: string, tests: () => void): void {
  const missing = names.filter((it) => !programFolder || !existsSync(path.join(programFolder, it)));
  if (missing.length === 0) describe(title, () => tests());
  else describe(title, () => it.skip(`OPENOS_BIN has no ${missing.join(', ')}`, () => {}));
}
