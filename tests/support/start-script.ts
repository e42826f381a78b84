import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Runs scripts/serve.ts on a free port until the test ends.
 *
 * @param cwd where its out/ is
 * @returns the port it serves on, or its exit status, and what it printed
 */
export async function startScript(cwd: string, env: Record<string, string> = {}, ...options: string[]) {
  const args = ['--import', import.meta.resolve('tsx'), path.resolve('scripts/serve.ts'), ...options];
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PORT: '0', ...env } });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  const port = /^Serving out\/ on \S+:(\d+)/.exec(output)?.[1];
  return {
    port: port === undefined ? port : Number(port),
    status: child.exitCode,
    output,
  };
}
