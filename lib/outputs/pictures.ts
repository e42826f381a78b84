import { readFile } from 'node:fs/promises';
import { getContent, getParsed } from '@/lib/content';
import { contentPictures, noPictures, pictureFile, pictureMount } from '@/lib/source/content-pictures';

/**
 * The pictures next to pages: their paths below /pictures/ and their addresses. An export has those that pages show; the
 * development server all that exist, because parsing every page takes long.
 */
export async function getPictures(): Promise<[path: string, address: string][]> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const pages = isDevelopment ? [] : getContent().docs.map((doc) => getParsed(doc));
  const shown = (await Promise.all(pages)).flatMap((page) => page.pictures);
  const addresses = isDevelopment ? contentPictures() : shown;
  const pictures = new Set(addresses.filter((it) => it.startsWith(pictureMount)));
  if (pictures.size === 0) pictures.add(noPictures);
  return Array.from(pictures, (it) => [it.slice(pictureMount.length), it]);
}

/** Reads the file of a picture. */
export async function readPicture(address: string) {
  if (address === noPictures) return 'No page shows a picture that is next to it.\n';
  return new Uint8Array(await readFile(pictureFile(address).file));
}
