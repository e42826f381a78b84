import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKeyPairSignerFromBytes } from '@solana/kit';
import { afterAll, expect } from 'vitest';
import type { Case } from '../../case';

const folder = mkdtempSync(path.join(tmpdir(), 'grind-address-'));
afterAll(() => rmSync(folder, { recursive: true }));

export const cases: Case[] = [
  {
    program: 'Wallets/VanityAddress/grind-address.ts',
    prepare: () => ({ args: [mkdtempSync(`${folder}/`)] }),
    invokes: [],
    effects: {
      'the address starts as the pattern says': ({ printed }) => expect(printed.address).toMatch(/^b/),
      'the one file is named after it, and only its owner can read it': ({ printed }) => {
        expect(readdirSync(path.dirname(printed.file ?? ''))).toEqual([`${printed.address}.json`]);
        expect(statSync(printed.file ?? '').mode & 0o777).toBe(0o600);
      },
      'the file holds the key of the address': async ({ printed }) => {
        const bytes = Uint8Array.from(JSON.parse(readFileSync(printed.file ?? '', 'utf8')));
        expect((await createKeyPairSignerFromBytes(bytes)).address).toBe(printed.address);
      },
    },
  },
];
