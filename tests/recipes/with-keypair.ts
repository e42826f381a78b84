import type { Case } from './case';
import { addressOf, keypairFile } from './keypairs';

const file = 'payer.json';
const privateKey = new Uint8Array(32).fill(7);

/** How a program finds who pays: the key in the file KEYPAIR, or a new one that the faucet funds. */
const payer = `// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
`;
const faucet = `if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}
`;

/** Whether a program finds its payer this way. It may call the payer by another name. */
export function paysWithKeypair(text: string): boolean {
  const [, name] = /^const (\w+) = KEYPAIR$/m.exec(text) ?? [];
  if (name === undefined) return false;
  return [payer, faucet].every((part) => text.includes(part.replaceAll(/\bpayer\b/g, name)));
}

/** The same case, but the program pays with the keypair file that KEYPAIR names, without a faucet. */
export function withKeypair(test: Case): Case {
  return {
    ...test,
    variant: 'with KEYPAIR',
    // What the faucet would give.
    funded: { ...test.funded, [addressOf(privateKey)]: 1_000_000_000n },
    env: { ...test.env, KEYPAIR: file },
    files: { ...test.files, [file]: keypairFile(privateKey) },
  };
}
