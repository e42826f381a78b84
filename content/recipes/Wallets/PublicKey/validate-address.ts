import {
  address,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  isAddress,
  isOffCurveAddress,
} from '@solana/kit';

// #region check
function verdictOn(text: string): string {
  if (!isAddress(text)) return 'not an address';
  if (isOffCurveAddress(text))
    return 'off the curve: no private key exists';
  return 'on the curve: a keypair can have this address';
}
// #endregion

const wallet = await generateKeyPairSigner();
const [derived] = await getProgramDerivedAddress({
  programAddress: address('Examp1eProgram111111111111111111111111111111'),
  seeds: ['vault', getAddressEncoder().encode(wallet.address)],
});
const mistyped = `${wallet.address.slice(0, -1)}0`;
const truncated = wallet.address.slice(0, 20);

for (const text of [wallet.address, derived, mistyped, truncated]) {
  console.log(`${text}: ${verdictOn(text)}`);
}
