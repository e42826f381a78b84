import path from 'node:path';
import { build } from 'esbuild';
import { compressedSize } from './shelf';

/** Bytes of a module with all it imports, minified and compressed, as a browser loads it. */
export async function codeSize(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    tsconfig: path.join(import.meta.dirname, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles.reduce((sum, { contents }) => sum + compressedSize(contents), 0);
}
