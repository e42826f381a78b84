import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';
import { runOther } from '../../run-program';
import type { Runtime } from '../../runtime';

const offChain = { name: 'Sunrise', description: 'The first morning of the year', image: 'sunrise.png' };

/** Serves the off-chain JSON until the process that asks has its answer. */
async function serveJson(): Promise<{ uri: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Connection', 'close').end(JSON.stringify(offChain));
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The test's process may end without a request.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { uri: `http://127.0.0.1:${port}/sunrise.json`, asked };
}

const made = new WeakMap<Runtime, { uri: string; asked: string[]; nft: Readonly<Record<string, string>> }>();

export const cases = recipe('tokens/NFTMetadata/nft-metadata.ts', {
  prepare: async (runtime) => {
    const { uri, asked } = await serveJson();
    // Readers of the page are sent to "Create an NFT".
    const nft = await runOther('tokens/anNFT/create-nft', runtime, { args: [uri] });
    made.set(runtime, { uri, asked, nft });
    return { args: [nft.mint ?? ''] };
  },
  invokes: [],
  effects: {
    'it read the NFT that was made before, and the URI it was made with': ({ runtime, printed }) => {
      const { nft, uri } = made.get(runtime) ?? {};
      expect(printed).toEqual({ mint: nft?.mint, owner: nft?.owner, uri });
    },
    'the mint belongs to Openverse Token-2022': ({ account }) =>
      expect(account('mint').programAddress).toBe(programs.token2022),
    'it fetched the file once': ({ runtime }) => expect(made.get(runtime)?.asked).toEqual(['/sunrise.json']),
  },
});
