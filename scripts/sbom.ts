import { main } from '../lib/cli';
import { writeSupplyChain } from './supply-chain/write';

await main({
  name: 'sbom',
  about: 'Writes the bill of materials and the third-party notices into out/, as every build does.',
  run: async () => {
    await writeSupplyChain('out');
    console.log('out/sbom.cdx.json, out/third-party-notices.txt');
  },
});
