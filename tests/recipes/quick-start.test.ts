import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../support/listen';
import { runProgram } from './run-program';
import { type Runtime, startRuntime } from './runtime';

const name = 'quick-start.ts';
const program = readFileSync(`content/recipes/learn/quick-start/${name}`, 'utf8');

/** What an endpoint does with a call: it answers with the text, or passes the call on to the runtime. */
type Fault = (runtime: Runtime) => string | undefined;

/** A runtime whose HTTP endpoint has a fault in some methods. */
async function startFaulty(faults: Readonly<Record<string, Fault>>) {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { id, method } = JSON.parse(body) as { id: unknown; method: string };
    const answer = faults[method]?.(runtime);
    const passOn = async () => (await fetch(runtime.url, { method: 'POST', body })).text();
    const frame = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},${answer}}`;
    response.end(answer === undefined ? await passOn() : frame);
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  return { runtime, endpoint: { url: `http://127.0.0.1:${port}`, ws: runtime.ws } };
}

const isSigned = '"result":"Examp1eSignature"';
/** Four slots are a block: more than the 300 blocks after which kit gives a blockhash up. */
const outlastBlockhash = 1_300;
const expired = /The blockhash expired\. No BTG has moved\./;

it.each<[string, Record<string, Fault>, string, string, RegExp, number]>([
  [
    'a faucet that refuses',
    { requestAirdrop: () => '"error":{"code":-32603,"message":"Internal error"}' },
    '',
    '',
    /^The faucet refused or did not answer\. Open https:\S+\/faucet in a browser, .* for \w{32,44}, /m,
    0,
  ],
  [
    'a faucet that signs a memo instead of a transfer',
    { requestAirdrop: () => isSigned },
    'tries < 30',
    'tries < 1',
    /^The faucet sent no BTG\. Open https:/m,
    0,
  ],
  [
    'an amount above the balance',
    {},
    'LAMPORTS_PER_BTG / 10n',
    'LAMPORTS_PER_BTG * 2n',
    /^Not enough BTG: 1000000000 lamports are less than 2000000000\./m,
    1,
  ],
  [
    'a blockhash that expired before the transaction was sent',
    {
      sendTransaction: (runtime) => {
        runtime.skipSlots(outlastBlockhash);
        return undefined;
      },
    },
    '',
    '',
    expired,
    1,
  ],
  [
    'a transaction that does not land in a block',
    {
      sendTransaction: (runtime) => {
        runtime.skipSlots(outlastBlockhash);
        return isSigned;
      },
    },
    '',
    '',
    expired,
    1,
  ],
])('%s stops the program with a message', async (_name, faults, from, to, message, landed) => {
  const { runtime, endpoint } = await startFaulty(faults);
  const text = program.replace(from, to);
  if (from !== '') expect(text).not.toBe(program);
  await expect(runProgram(name, text, endpoint, {})).rejects.toThrow(message);
  expect(runtime.transactions).toHaveLength(landed);
});
