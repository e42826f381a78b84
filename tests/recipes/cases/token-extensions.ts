import { createServer } from 'node:http';
import { address } from '@solana/kit';
import { expect } from 'vitest';
import { listen } from '@/tests/support/listen';
import type { Case } from '../case';
import { example, programs } from '../programs';
import { runOther } from '../run-program';
import { addStandInHook } from '../stand-in-hook';

const { associatedToken, associatedToken2022, memoV3, system, token, token2022 } = programs;
const { program: hook } = example;
const on2022 = [system, token2022, associatedToken2022];
const onBoth = [...on2022, token, associatedToken];
const pointsUri = 'https://cafe.example/points.json';
/** Numbers of extensions, as two bytes and their length. */
const defaultState = '06000100';
const nonTransferable = '09000000';
const memoTransfer = '08000100';
const cpiGuard = '0b000100';
const immutableOwner = '07000000';

const offChain = { name: 'Sunrise', description: 'The first morning of the year', image: 'sunrise.png' };

/** Programs that use extensions, or both token programs at once. */
export const tokenExtensions: readonly Case[] = [
  {
    program: 'tokens/NFTMetadata/nft-metadata.ts',
    // Readers of the page are sent to "Create an NFT". The off-chain JSON is served until the program has it.
    prepare: async (runtime) => {
      const server = createServer((_request, response) => {
        response.setHeader('Connection', 'close').end(JSON.stringify(offChain));
        server.close();
      });
      const { port } = await listen(server);
      // The program may end without a request.
      server.unref();
      const uri = `http://127.0.0.1:${port}/sunrise.json`;
      const { mint = '', owner = '' } = await runOther('tokens/anNFT/create-nft', runtime, { args: [uri] });
      return { args: [mint], prints: { mint, owner, uri } };
    },
  },
  {
    program: 'tokens/byAuthority/token-accounts-by-owner.ts',
    invokes: onBoth,
    state: { account: { programAddress: token2022 }, 'spl account': { programAddress: token } },
  },
  {
    program: 'tokens/cpi-guard/cpi-guard.ts',
    invokes: on2022,
    state: { 'token account': { space: 175n, extensions: `${immutableOwner}${cpiGuard}00` } },
    associated: ['token account'],
    signers: { transfer: ['token account.owner', 'app'] },
  },
  {
    program: 'tokens/default-state/default-state.ts',
    invokes: on2022,
    state: {
      mint: { freezeAuthority: 'mint.mintAuthority', extensions: `${defaultState}01` },
    },
    associated: ['customer account'],
    checks: {
      'the tokens arrived in the transaction that thawed the account': ({ transactions, printed }) => {
        const { logs } = transactions.find(({ signature }) => signature === printed.transfer) ?? {};
        expect(logs?.join('\n')).toMatch(/Instruction: ThawAccount.*Instruction: TransferChecked/s);
      },
    },
  },
  {
    program: 'tokens/fromwallet/nfts-of-wallet.ts',
    invokes: onBoth,
    prints: { 'token program': token2022, 'spl token program': token },
    state: {
      nft: { programAddress: token2022, supply: 1n, decimals: 0, mintAuthority: null },
      'spl nft': { programAddress: token, supply: 1n, decimals: 0, mintAuthority: null },
    },
  },
  {
    program: 'tokens/interest-bearing/interest-bearing.ts',
    invokes: on2022,
    state: { mint: { space: 222n, excess: 0n }, 'token account': { space: 170n } },
    associated: ['token account'],
    logs: ['Program log: InterestBearingMintInstruction::UpdateRate'],
  },
  {
    program: 'tokens/metadata/create-metadata.ts',
    invokes: [system, token2022],
    args: [pointsUri],
    prints: { uri: pointsUri },
    state: { mint: { excess: 0n } },
    checks: {
      'one transaction created it, and one changed it': ({ transactions, printed }) =>
        expect(transactions.slice(-2).map(({ signature }) => signature)).toEqual([
          printed.creation,
          printed.update,
        ]),
    },
  },
  {
    program: 'tokens/non-transferable/non-transferable.ts',
    invokes: on2022,
    state: {
      mint: { decimals: 0, excess: 0n, extensions: nonTransferable },
    },
    signers: { signature: ['mint.mintAuthority', 'holder'] },
    logs: ['Program log: Instruction: BurnChecked', 'Program log: Instruction: CloseAccount'],
    checks: {
      'no account is left: the refused transaction made none': ({ tokens }) =>
        expect(tokens(token2022)).toEqual([]),
    },
  },
  {
    program: 'tokens/permanent-delegate/permanent-delegate.ts',
    invokes: on2022,
    state: { mint: { supply: 9_000n, mintAuthority: 'issuer account.owner' } },
    associated: ['issuer account'],
    signers: {
      transfer: ['issuer account.owner', 'delegate'],
      burn: ['issuer account.owner', 'delegate'],
    },
  },
  {
    program: 'tokens/required-memo/required-memo.ts',
    invokes: [...on2022, memoV3],
    state: { 'token account': { space: 175n, extensions: `${immutableOwner}${memoTransfer}00` } },
    associated: ['token account'],
  },
  {
    program: 'tokens/transfer-fee/transfer-fee.ts',
    invokes: on2022,
    state: {
      mint: { space: 278n, excess: 0n },
      'recipient account': { space: 182n, excess: 0n },
    },
    associated: ['issuer account'],
    checks: {
      'the fee of the page is that of two epochs later': ({ printed }) =>
        expect(Number(printed['next epoch'])).toBe(Number(printed.epoch) + 2),
    },
  },
  {
    program: 'tokens/transfer-hook/transfer-hook.ts',
    invokes: [...on2022, hook],
    args: [hook],
    prints: { hook },
    prepare: (runtime) => {
      addStandInHook(runtime, address(hook));
    },
    state: {
      mint: { space: 234n, excess: 0n },
      list: { programAddress: hook, space: 51n },
    },
    logs: [`Program ${hook} invoke [2]`],
  },
];
