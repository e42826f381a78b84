import { spawn } from 'node:child_process';

/**
 * Starts the development server, with the arguments of `next dev`. Without telemetry: when it stops, Next.js would still
 * send one event, from a process that does not read .env.
 */
const args = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)];
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const server = spawn(process.execPath, args, { stdio: 'inherit', env });
// A terminal interrupts the server too, which then ends by itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill());
server.on('close', (status) => {
  process.exitCode = status ?? 1;
});
