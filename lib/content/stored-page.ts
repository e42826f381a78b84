import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ByProducts } from './compile';
import { digest } from './digest';

/** What falls out of a page without problems, and what it depends on that is known only afterwards. */
export interface StoredPage {
  result: ByProducts;
  /** Hash of the pictures that the page shows, see `hashPictures`. */
  pictures: string;
}

const place = { line: z.number(), column: z.number() };

const resultSchema = z.strictObject({
  toc: z.array(z.strictObject({ id: z.string(), text: z.string(), depth: z.literal([2, 3]) })),
  blocks: z.array(
    z.strictObject({
      kind: z.enum(['heading', 'text', 'code']),
      depth: z.exactOptional(z.number()),
      anchor: z.string().nullable(),
      text: z.string(),
      terms: z.array(z.string()),
    }),
  ),
  links: z.array(
    z.strictObject({
      route: z.string(),
      anchor: z.exactOptional(z.string()),
      ...place,
      typedFrom: z.number(),
    }),
  ),
  externalLinks: z.array(z.strictObject({ url: z.string(), ...place })),
  anchors: z.array(z.string()),
  ownIds: z.array(z.string()),
  pictures: z.array(z.string()),
});

const fileSchema = z.strictObject({ name: z.string(), pictures: z.string(), result: resultSchema });

/** A page as the text of its file. */
export function storedText(name: string, { result, pictures }: StoredPage): string {
  const { isWhole, problems, anchors, ...rest } = result;
  if (!isWhole || problems.length > 0) throw new Error('a page with problems is not stored');
  const file: z.input<typeof fileSchema> = { name, pictures, result: { ...rest, anchors: [...anchors] } };
  return JSON.stringify(file);
}

/** The page in the text of its file; nothing where the text is not that of a file with this name. */
export function storedPage(name: string, text: string): StoredPage | undefined {
  const { data } = fileSchema.safeParse(jsonOf(text));
  if (data?.name !== name) return undefined;
  const { anchors, ...rest } = data.result;
  const result = { ...rest, anchors: new Set(anchors), isWhole: true, problems: [] };
  return { result, pictures: data.pictures };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Hash of pictures as they are now, those that are missing included.
 *
 * @param pictures paths below public/, with a slash before
 */
export async function hashPictures(pictures: readonly string[]): Promise<string> {
  const hashes = pictures.map(async (picture) => {
    const content = await readFile(path.join('public', picture)).catch(() => undefined);
    return content ? createHash('sha256').update(content).digest('hex') : 'missing';
  });
  return digest([pictures, await Promise.all(hashes)]);
}
