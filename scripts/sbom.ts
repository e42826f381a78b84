import { writeSupplyChain } from './supply-chain/write';

/** Writes the bill of materials and the third-party notices into out/, as every build does. */
await writeSupplyChain('out');
console.log('out/sbom.cdx.json, out/third-party-notices.txt');
