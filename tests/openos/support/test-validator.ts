import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programPath } from './programs';

/** A running test validator. */
export interface TestValidator {
  url: string;
  ws: string;
  /** Address of the faucet, with its port. */
  faucet: string;
  /** The folder of the ledger, with the keypair files of the validator. */
  ledger: string;
  /** Ends it, and removes its ledger. */
  stop: () => Promise<void>;
}

/**
 * Starts openos-test-validator on free ports, with a ledger in a temporary folder.
 *
 * @param options further options of its command line
 * @throws an Error with its output, where it ends before it answers
 */
export async function startTestValidator(options: readonly string[] = []): Promise<TestValidator> {
  const ledger = await mkdtemp(path.join(tmpdir(), 'openos-ledger-'));
  const first = await freePorts(32);
  const [rpc, faucet, gossip] = [first, first + 2, first + 3];
  const url = `http://127.0.0.1:${rpc}`;
  const ports = ['--rpc-port', `${rpc}`, '--faucet-port', `${faucet}`, '--gossip-port', `${gossip}`];
  const range = ['--dynamic-port-range', `${first + 4}-${first + 31}`];
  const child = spawn(
    programPath('openos-test-validator'),
    ['--reset', '--quiet', '--ledger', ledger, ...ports, ...range, ...options],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await ended;
    }
    await rm(ledger, { recursive: true, force: true });
  };
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) {
      const log = await readFile(path.join(ledger, 'validator.log'), 'utf8').catch(() => 'no log');
      await stop();
      throw new Error(`openos-test-validator ended with ${child.exitCode}:\n${log.slice(-3000)}`);
    }
    await pause(200);
  }
  return { url, ws: `ws://127.0.0.1:${rpc + 1}`, faucet: `127.0.0.1:${faucet}`, ledger, stop };
}

/** Whether the node has finalized a block, so that its snapshot, epoch and history answer too. */
async function isHealthy(url: string): Promise<boolean> {
  const body = '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[{"commitment":"finalized"}]}';
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    const { result } = (await response.json()) as { result?: number };
    return (result ?? 0) > 0;
  } catch {
    return false;
  }
}

/** The first of so many adjacent ports, all of which are free. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const all = Array.from({ length: count }, (_, index) => isFree(first + index));
    if ((await Promise.all(all)).every(Boolean)) return first;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
  });
