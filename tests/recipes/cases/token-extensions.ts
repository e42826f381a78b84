import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Cases } from '../case';
import { example, programs } from '../programs';
import { addStandInHook } from '../stand-in-hook';

const { associatedToken, associatedToken2022, memoV3, system, token, token2022 } = programs;
const { program: hook } = example;
const on2022 = [system, token2022, associatedToken2022];
const onBoth = [...on2022, token, associatedToken];
const pointsUri = 'https://cafe.example/points.json';
const nft = { supply: 1n, decimals: 0, mintAuthority: null };
const offChain = { name: 'Sunrise', description: 'The first morning of the year', image: 'sunrise.png' };
const offChainUri = `data:application/json,${encodeURIComponent(JSON.stringify(offChain))}`;

/** Programs that use extensions, or both token programs at once. */
export const tokenExtensions: Cases = {
  'tokens/NFTMetadata/nft-metadata.ts': {
    // The page has a URL of HTTP. This one needs no server.
    after: { program: 'tokens/anNFT/create-nft.ts', args: [offChainUri] },
    args: ['mint'],
    prints: { mint: 'mint', owner: 'owner', uri: offChainUri },
  },
  'tokens/byAuthority/token-accounts-by-owner.ts': { invokes: onBoth },
  'tokens/cpi-guard/cpi-guard.ts': {
    invokes: on2022,
    signers: { transfer: ['token account.owner', 'app'] },
  },
  'tokens/default-state/default-state.ts': {
    invokes: on2022,
    checks: {
      'the tokens arrived in the transaction that thawed the account': ({ sent }) =>
        expect(sent('transfer').logs.join('\n')).toMatch(
          /Instruction: ThawAccount.*Instruction: TransferChecked/s,
        ),
    },
  },
  'tokens/fromwallet/nfts-of-wallet.ts': {
    invokes: onBoth,
    prints: { 'token program': token2022, 'spl token program': token },
    state: { nft, 'spl nft': nft },
  },
  'tokens/interest-bearing/interest-bearing.ts': { invokes: on2022 },
  'tokens/metadata/create-metadata.ts': {
    invokes: [system, token2022],
    args: [pointsUri],
    prints: { uri: pointsUri },
    checks: {
      'one transaction created it, and one changed it': ({ transactions, sent }) =>
        expect(transactions.slice(-2)).toEqual([sent('creation'), sent('update')]),
    },
  },
  'tokens/non-transferable/non-transferable.ts': {
    invokes: on2022,
    signers: { signature: ['mint.mintAuthority', 'holder'] },
    checks: {
      'no account is left: the refused transaction made none': ({ tokens }) =>
        expect(tokens(token2022)).toEqual([]),
    },
  },
  'tokens/permanent-delegate/permanent-delegate.ts': {
    invokes: on2022,
    signers: {
      transfer: ['issuer account.owner', 'delegate'],
      burn: ['issuer account.owner', 'delegate'],
    },
  },
  'tokens/required-memo/required-memo.ts': { invokes: [...on2022, memoV3] },
  'tokens/transfer-fee/transfer-fee.ts': {
    invokes: on2022,
    checks: {
      'the fee of the page is that of two epochs later': ({ printed }) =>
        expect(Number(printed['next epoch'])).toBe(Number(printed.epoch) + 2),
    },
  },
  'tokens/transfer-hook/transfer-hook.ts': {
    invokes: [...on2022, hook],
    args: [hook],
    prints: { hook },
    prepare: (runtime) => addStandInHook(runtime, address(hook)),
    logs: [`Program ${hook} invoke [2]`],
  },
};
