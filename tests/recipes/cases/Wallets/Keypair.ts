import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { address, createKeyPairSignerFromBytes, getAddressEncoder, isOffCurveAddress } from '@solana/kit';
import { afterAll, expect } from 'vitest';
import type { Case } from '../../case';

const folder = mkdtempSync(path.join(tmpdir(), 'create-keypair-'));
afterAll(() => rmSync(folder, { recursive: true }));

export const cases: Case[] = [
  {
    program: 'Wallets/Keypair/create-keypair.ts',
    prepare: () => ({ args: [path.join(mkdtempSync(`${folder}/`), 'new', 'keypair.json')] }),
    invokes: [],
    effects: {
      'the file is a keypair file that only its owner can read': ({ printed }) => {
        expect(statSync(printed.file ?? '').mode & 0o777).toBe(0o600);
        expect(readFileSync(printed.file ?? '', 'utf8')).toMatch(/^\[\d+(,\d+){63}\]$/);
      },
      'its key has the printed address': async ({ printed }) => {
        const bytes = Uint8Array.from(JSON.parse(readFileSync(printed.file ?? '', 'utf8')));
        expect((await createKeyPairSignerFromBytes(bytes)).address).toBe(printed.address);
        expect(bytes.slice(32)).toEqual(getAddressEncoder().encode(address(printed.address ?? '')));
      },
      'the second key is another': ({ printed }) => {
        expect(printed.throwaway).not.toBe(printed.address);
        expect(isOffCurveAddress(address(printed.throwaway ?? ''))).toBe(false);
      },
      'no secret was printed': ({ output, printed }) => {
        const [first] = JSON.parse(readFileSync(printed.file ?? '', 'utf8')) as number[];
        expect(output).not.toContain(`[${first},`);
        expect(output.split('\n')).toHaveLength(4);
      },
    },
  },
];
