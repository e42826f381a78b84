import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json';
import type { Case } from '../../case';

const programAddress = address(network.example.program);

/** The prime field of curve 25519. */
const p = 2n ** 255n - 19n;
const mod = (n: bigint) => ((n % p) + p) % p;

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

/** Whether an address is the compressed form of a point: whether there is an x for its y. After RFC 8032, 5.1.3. */
function isOnCurve(text: string): boolean {
  const bytes = Buffer.from(getAddressEncoder().encode(address(text))).reverse();
  const y = BigInt(`0x${bytes.toString('hex')}`) & (2n ** 255n - 1n);
  const d = mod(-121665n * power(121666n, p - 2n));
  const square = mod((y * y - 1n) * power(d * y * y + 1n, p - 2n));
  return square === 0n || power(square, (p - 1n) / 2n) === 1n;
}

export const cases: Case[] = [
  {
    program: 'Wallets/PublicKey/validate-address.ts',
    invokes: [],
    effects: {
      'the address off the curve is the one that the wallet and the program lead to': async ({ printed }) => {
        const wallet = getAddressEncoder().encode(address(printed.wallet ?? ''));
        const [derived] = await getProgramDerivedAddress({ programAddress, seeds: ['vault', wallet] });
        expect(printed.derived).toBe(derived);
      },
      'the wallet is on the curve, and what was derived from it is not': ({ printed }) => {
        expect(isOnCurve(printed.wallet ?? '')).toBe(true);
        expect(isOnCurve(printed.derived ?? '')).toBe(false);
      },
      'the refused ones are the wallet with a zero at its end, and a part of it': ({ printed }) => {
        expect(printed.mistyped).toBe(`${printed.wallet?.slice(0, -1)}0`);
        expect(printed.truncated).toBe(printed.wallet?.slice(0, 20));
      },
    },
  },
];
