import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { address, createSolanaRpc, lamports } from '@solana/kit';
import { LiteSVM } from 'litesvm';
import { afterAll, beforeAll, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { cases, variants } from '../recipes/cases';
import { voteAccount } from '../recipes/cases/transactions';
import { addressOf } from '../recipes/keypairs';
import { programs } from '../recipes/programs';
import { addOpenversePrograms, elfOf } from '../recipes/runtime/programs';
import { runRecipe } from '../recipes/verify';
import { describeWith } from './support/programs';
import { startTestValidator, type TestValidator } from './support/test-validator';

const { recipes } = loadContent({ drafts: false });

/** Why programs do not run on a node. */
const skips: Readonly<Record<string, string>> = {
  'cookDevelopment/address-history/follow-address.ts': 'needs a node that loses an answer and a connection',
  'tokens/transfer-hook/transfer-hook.ts': 'needs a hook, which only the compiler of the chain builds',
};
/** Slots between a program and the one before it: a table can be closed after 512 blocks, a stake is active after an epoch. */
const waits: Readonly<Record<string, number>> = {
  'Transactions/lookup-tables/close-lookup-table.ts': 550,
  'Transactions/staking/unstake.ts': 32,
};
/** It shows what an address has that other programs pay too. */
const first = 'writingProarams/MultipleInstructions/pay-before.ts';

/** Writes Openverse's token programs and native mint into a folder. Returns the options that load them at genesis. */
async function loadTokenPrograms(folder: string): Promise<string[]> {
  const svm = new LiteSVM();
  addOpenversePrograms(svm);
  const { token2022, associatedToken2022, nativeMint2022 } = programs;
  const write = async (program: string) => {
    const file = path.join(folder, `${program}.so`);
    await writeFile(file, elfOf(svm, address(program)));
    return file;
  };
  return [
    ...['--upgradeable-program', token2022, await write(token2022), 'none'],
    ...['--bpf-program', associatedToken2022, await write(associatedToken2022)],
    ...['--account', nativeMint2022, 'tests/openos/native-mint.json', '--slots-per-epoch', '32'],
  ];
}

describeWith(['openos-test-validator'], 'a node runs, with the output of the page,', () => {
  let node: TestValidator;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'openos-programs-'));
    node = await startTestValidator(await loadTokenPrograms(folder));
  }, 120_000);
  afterAll(async () => {
    await node?.stop();
    await rm(folder, { recursive: true });
  });

  /** The address of the only validator's vote account. */
  const readVoteAccount = async () => {
    const file = path.join(node.ledger, 'vote-account-keypair.json');
    return addressOf(Uint8Array.from(JSON.parse(await readFile(file, 'utf8'))).slice(0, 32));
  };
  const onSpl = variants.filter(([, variant]) => variant.startsWith('on '));
  const all = [...Object.entries(cases).map(([program, test]) => [program, '', test] as const), ...onSpl];
  const sorted = all.toSorted(([a], [b]) => Number(b === first) - Number(a === first));
  it.for(sorted)('%s %s', async ([program, , test], { skip }) => {
    if (skips[program]) skip(skips[program]);
    const rpc = createSolanaRpc(node.url);
    const slot = () => rpc.getSlot({ commitment: 'confirmed' }).send();
    const balance = async (owner: string) => (await rpc.getBalance(address(owner)).send()).value;
    for (const [owner, amount] of Object.entries(test.funded ?? {})) {
      const target = (await balance(owner)) + amount;
      await rpc.requestAirdrop(address(owner), lamports(amount)).send();
      while ((await balance(owner)) < target) await pause(200);
    }
    await runRecipe(recipes, node, program, test, {
      known: { [voteAccount]: await readVoteAccount() },
      // The page's output has one attempt: slots that are slow, on a machine with much to do, need no second one.
      change: (text) => text.replace('MS_PER_SLOT = 400', 'MS_PER_SLOT = 1_200'),
      prepare: async ({ after }) => {
        const end = (await slot()) + BigInt((after && waits[program]) ?? 0);
        while ((await slot()) < end) await pause(400);
      },
    });
  });
});
