import { readFile } from 'node:fs/promises';
import { getContent, getParsed } from '@/lib/content';
import { contentPictures, noPictures, pictureFile, pictureMount } from '@/lib/content/content-pictures';

/** Media types of the pictures that pages may show, by the ending of the file. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/**
 * The pictures next to pages: their paths below /pictures/ and their addresses. An export has those that a page shows;
 * the development server answers for each that exists, without reading every page.
 */
export async function getPictures(): Promise<[path: string, address: string][]> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const addresses = isDevelopment ? contentPictures() : await shownPictures();
  const pictures = new Set(addresses.filter((it) => it.startsWith(pictureMount)));
  if (pictures.size === 0) pictures.add(noPictures);
  return Array.from(pictures, (it) => [it.slice(pictureMount.length), it]);
}

async function shownPictures(): Promise<string[]> {
  const pages = getContent().docs.map((doc) => getParsed(doc));
  return (await Promise.all(pages)).flatMap(({ pictures }) => pictures);
}

/** The file of a picture as the answer to a request. */
export async function pictureResponse(address: string): Promise<Response> {
  if (address === noPictures) return new Response('No page shows a picture that is next to it.\n');
  const ending = address.split('.').at(-1) ?? '';
  const headers = { 'Content-Type': types[ending] ?? 'application/octet-stream' };
  return new Response(new Uint8Array(await readFile(pictureFile(address).file)), { headers });
}
