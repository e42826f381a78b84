import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { matchOutput } from '../../match-output';
import { programs } from '../../programs';
import { runProgram } from '../../run-program';
import type { Runtime } from '../../runtime';

const offChain = { name: 'Sunrise', description: 'The first morning of the year', image: 'sunrise.png' };

/** The off-chain JSON on a port of its own, which lives until the process that asks has its answer. */
async function serveJson(): Promise<{ uri: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Connection', 'close').end(JSON.stringify(offChain));
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The test's process may end although nobody asked.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { uri: `http://127.0.0.1:${port}/sunrise.json`, asked };
}

/** Runs the recipe of "Create an NFT", which readers of the page are sent to. */
async function createNft(runtime: Runtime, uri: string): Promise<Readonly<Record<string, string>>> {
  const recipe = 'content/recipes/tokens/anNFT/create-nft';
  const program = await readFile(`${recipe}.ts`, 'utf8');
  const output = await runProgram('create-nft.ts', program, runtime, { args: [uri] });
  return matchOutput(await readFile(`${recipe}.txt`, 'utf8'), output);
}

const made = new WeakMap<Runtime, { uri: string; asked: string[]; nft: Readonly<Record<string, string>> }>();

export const cases: Case[] = [
  {
    program: 'tokens/NFTMetadata/nft-metadata.ts',
    prepare: async (runtime) => {
      const { uri, asked } = await serveJson();
      const nft = await createNft(runtime, uri);
      made.set(runtime, { uri, asked, nft });
      return { args: [nft.mint ?? ''] };
    },
    invokes: [],
    effects: {
      'it read the NFT that was made before, and the URI it was made with': ({ runtime, printed }) =>
        expect(printed).toEqual({
          mint: made.get(runtime)?.nft.mint,
          owner: made.get(runtime)?.nft.owner,
          uri: made.get(runtime)?.uri,
        }),
      'the mint belongs to Openverse Token-2022': ({ runtime, printed }) =>
        expect(runtime.svm.getAccount(address(printed.mint ?? ''))).toMatchObject({
          programAddress: programs.token2022,
        }),
      'it fetched the file once': ({ runtime }) =>
        expect(made.get(runtime)?.asked).toEqual(['/sunrise.json']),
      'it sent no transaction': ({ runtime, printed }) => {
        const { nft } = made.get(runtime) ?? {};
        expect(runtime.transactions.at(-1)?.signature).toBe(nft?.signature);
        expect(printed.mint).toBe(nft?.mint);
      },
    },
  },
];
