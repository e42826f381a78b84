import {
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU32Encoder,
  isOffCurveAddress,
} from '@solana/kit';

const program = address('Examp1eProgram111111111111111111111111111111');
const owner = address('Examp1eWa11et1111111111111111111111111111111');

// The program writes the same seeds: b"counter", owner.key.as_ref().
const [counter, bump] = await getProgramDerivedAddress({
  programAddress: program,
  seeds: ['counter', getAddressEncoder().encode(owner)],
});
console.log(`Counter ${counter}`);
console.log(`Bump ${bump}`);

// #region many
// With a number among the seeds, one owner can have many accounts.
for (const order of [7, 8]) {
  const [orderAddress] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: [
      'order',
      getAddressEncoder().encode(owner),
      getU32Encoder().encode(order),
    ],
  });
  console.log(`Order ${order} ${orderAddress}`);
}
// #endregion

// No private key exists for a derived address, because it is no point on the curve.
console.log(`Off the curve: ${isOffCurveAddress(counter)}`);
