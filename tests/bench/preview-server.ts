import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTree } from './process-tree';
import { sum } from './report';

/** The background check begins this many milliseconds after the last page, and some more. */
const CHECK = 2300;
/** Processor time in seconds that a server at rest may take in so many milliseconds. */
const IDLE = 0.02;
const LOOK = 400;
/** How long to wait at most until the server is idle, in milliseconds. The measurement then starts anyway. */
const REST = 120_000;
/** How long a server may take to end before it is killed, in milliseconds. */
const PATIENCE = 10_000;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of running) signal(server, 'SIGKILL');
});
// Otherwise the code that waits for the event above would wait forever.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1));

/** A development server that has been started. */
export type PreviewServer = Awaited<ReturnType<typeof startServer>>;

/** Starts `next dev` in a folder, and waits until it takes connections. @throws if it ends instead */
export async function startServer(folder: string) {
  const port = await freePort();
  const started = Date.now();
  const server = spawn(path.join(folder, 'node_modules/.bin/next'), ['dev', '-p', `${port}`], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--require ${path.resolve('tests/support/local-only.cjs')}`,
    },
    // Its own process group, because it starts others that must end with it.
    detached: true,
  });
  running.add(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const assertRunning = () => {
    if (server.exitCode === null && server.signalCode === null) return;
    throw new Error(`The development server ended (${server.signalCode ?? server.exitCode}).\n${output}`);
  };
  while (!(await isOpen(port))) {
    assertRunning();
    await sleep(10);
  }
  const processes = () => processTree(server.pid ?? 0);
  return {
    origin: `http://localhost:${port}`,
    /** When it was started, in milliseconds since 1970. */
    started,
    /** Bytes of memory that its processes have. */
    memory: () => sum(processes().map(({ memory }) => memory)),
    /** Seconds of processor time that its processes have taken. */
    processor: () => sum(processes().map(({ seconds }) => seconds)),
    /** @throws if it has ended, with what it printed */
    assertRunning,
    /** Ends it as Ctrl+C does. */
    stop: async () => {
      const closed = once(server, 'close');
      signal(server, 'SIGINT');
      if (server.exitCode === null && server.signalCode === null)
        await Promise.race([closed, sleep(PATIENCE, undefined, { ref: false })]);
      signal(server, 'SIGKILL');
      running.delete(server);
    },
  };
}

/** Waits until the servers have checked the site in the background and are at rest. */
export async function untilQuiet(servers: readonly PreviewServer[]): Promise<void> {
  await sleep(CHECK);
  const taken = () => sum(servers.map((server) => server.processor()));
  const end = Date.now() + REST;
  for (let before = taken(); Date.now() < end; ) {
    await sleep(LOOK);
    for (const server of servers) server.assertRunning();
    const now = taken();
    if (Math.abs(now - before) <= IDLE * servers.length) return;
    before = now;
  }
}

/** Sends a signal to the processes of a server that are left. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // All of them have ended.
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
