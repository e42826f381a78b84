import path from 'node:path';
import { generateKeyPairSigner, lamports, writeKeyPairSigner } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';

const signer = await generateKeyPairSigner(true);

export const cases = recipe('cookDevelopment/keypair/load-keypair.ts', {
  invokes: [],
  prepare: async ({ svm }, folder) => {
    await writeKeyPairSigner(signer, path.join(folder, '.config/openos/id.json'));
    svm.airdrop(signer.address, lamports(1_234_567_890n));
    return { env: { HOME: folder } };
  },
  effects: {
    'it prints address and balance of the key in the file': ({ printed }) =>
      expect(printed).toMatchObject({ address: signer.address, balance: '1234567890' }),
    'it left nothing of the key in its output': ({ output }) => expect(output.split('\n')).toHaveLength(4),
  },
});
