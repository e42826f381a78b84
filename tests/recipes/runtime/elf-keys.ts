import { type Address, getAddressEncoder } from '@solana/kit';

/** A public key that a program has compiled in, what to put in its place, and how often it must be there. */
export interface KeyReplacement {
  from: Address;
  to: Address;
  /** How often the 32 bytes occur together, as data. */
  whole: number;
  /** How often each of the four 8-byte words is the operand of an instruction, first word first. */
  inlined: readonly [number, number, number, number];
}

/** The instruction that loads 64 bits: 16 bytes long, the operand's halves at 4 and at 12. */
const LOAD_WORD = 0x18;

/**
 * Puts other public keys in place of those that an ELF file holds. `program` names the file in errors.
 * Throws where a key is not there exactly as often as expected: then the file is another version, and a key
 * could be left over in a form that this function does not know.
 */
export function replaceKeys(
  program: string,
  elf: Uint8Array,
  replacements: readonly KeyReplacement[],
): Uint8Array {
  const original = Buffer.from(elf);
  const changed = Buffer.from(elf);
  for (const { from, to, whole, inlined } of replacements) {
    const old = Buffer.from(getAddressEncoder().encode(from));
    const next = Buffer.from(getAddressEncoder().encode(to));

    const places = occurrences(original, old);
    expectCount(program, from, 'as data', places.length, whole);
    for (const place of places) next.copy(changed, place);

    inlined.forEach((expected, word) => {
      const start = word * 8;
      const loads = loadsOf(original, old.subarray(start, start + 8));
      expectCount(program, from, `as word ${word} of an instruction`, loads.length, expected);
      for (const load of loads) {
        next.copy(changed, load + 4, start, start + 4);
        next.copy(changed, load + 12, start + 4, start + 8);
      }
    });
  }
  return changed;
}

function occurrences(file: Buffer, bytes: Buffer): number[] {
  const places: number[] = [];
  for (let at = file.indexOf(bytes); at >= 0; at = file.indexOf(bytes, at + 1)) places.push(at);
  return places;
}

function loadsOf(file: Buffer, word: Buffer): number[] {
  return occurrences(file, word.subarray(0, 4))
    .map((place) => place - 4)
    .filter(
      (load) => file[load] === LOAD_WORD && file.subarray(load + 12, load + 16).equals(word.subarray(4)),
    );
}

function expectCount(program: string, key: Address, how: string, found: number, expected: number): void {
  if (found === expected) return;
  throw new Error(
    `${program} of LiteSVM has changed: ${key} is in it ${found} times ${how}, not ${expected} times. ` +
      'Look for the key in the new file and fix the counts in openverse-programs.ts.',
  );
}
