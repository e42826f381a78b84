import { z } from 'zod';
import { line } from '@/lib/source/schema';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The last result of each program that passed its test, by its path (content/recipes/verified.json). */
export const verifiedSchema = z.record(
  line,
  z.strictObject({
    /** Hash of what was tested, see `recipeHash`. */
    hash,
    /** The runtime that it ran on, with its version; absent where it was only parsed. */
    runtime: line.optional(),
    /** Packages it imports, with the versions it ran with, or what parsed it. */
    packages: z.array(line),
    /** The day on which a test first passed with all of this. */
    tested: z.iso.date(),
  }),
);

export type Verified = z.infer<typeof verifiedSchema>;

/** The pages whose shell blocks ran on the programs of OpenOS (content/openos.json), by their routes. */
export const runsSchema = z.record(
  line,
  // Of how many blocks how many ran, the hash of all (`blocksHash`), the version, and the day on which they first passed.
  z.strictObject({ hash, run: z.int(), of: z.int(), version: line, tested: z.iso.date() }),
);

export type Runs = z.infer<typeof runsSchema>;
