import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from './bucket';
import { bucketName } from './bucket';

/** What a reader of the website gets. */
export interface Answer {
  status: number;
  type: string | undefined;
  cache: string | undefined;
  text: string;
}

/** Asks the bucket's website, as a browser does. @param address path as it stands in a link */
export function read({ port }: Bucket, address: string): Promise<Answer> {
  const headers = { host: `${bucketName}.s3-website.localhost` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers }, async (answer) => {
      const { 'content-type': type, 'cache-control': cache } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, type, cache, text: (await buffer(answer)).toString() });
    }).on('error', reject);
  });
}

/** Addresses of everything that a document loads by itself. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].flatMap(([, address]) => address ?? []);
}

/** Keys of all contents that the bucket keeps. */
export function listBlobs({ objects }: Bucket): string[] {
  return [...objects.keys()].filter((key) => key.startsWith('_releases/blobs/'));
}
