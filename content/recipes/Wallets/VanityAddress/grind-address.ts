import path from 'node:path';
import { grindKeyPairSigner, writeKeyPairSigner } from '@solana/kit';

// The folder to write to may be given on the command line.
const folder = process.argv[2] ?? '.';

// #region pattern
// Base58 has no 0, O, I or l. Each further letter takes 58 times as long.
const pattern = /^b/;
// #endregion

// #region grind
const signer = await grindKeyPairSigner({
  matches: pattern,
  extractable: true,
});
// #endregion

// #region write
const file = path.join(folder, `${signer.address}.json`);
await writeKeyPairSigner(signer, file);
// #endregion

console.log(`Found ${signer.address}`);
console.log(`Wrote ${file}`);
