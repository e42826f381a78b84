import { brotliCompressSync, constants } from 'node:zlib';

/** The files of an index as a host has them, and how much of them was read. */
export class Shelf {
  readonly #sizes = new Map<string, number>();
  #read = new Set<string>();

  constructor(private readonly files: ReadonlyMap<string, Uint8Array>) {}

  get count(): number {
    return this.files.size;
  }

  /** Bytes of all files, compressed. */
  get size(): number {
    return this.#sizeOf(this.files.keys());
  }

  /** Bytes of the files read since the last `forget`, compressed; a file counts once. */
  get bytesRead(): number {
    return this.#sizeOf(this.#read);
  }

  /** Starts like a browser that has none of the files. */
  forget(): void {
    this.#read = new Set();
  }

  read = (name: string): Uint8Array => {
    const file = this.files.get(name);
    if (!file) throw new Error(`There is no file ${name}.`);
    this.#read.add(name);
    return file;
  };

  #sizeOf(names: Iterable<string>): number {
    let sum = 0;
    for (const name of names) {
      const size = this.#sizes.get(name) ?? compressedSize(this.files.get(name) ?? new Uint8Array());
      this.#sizes.set(name, size);
      sum += size;
    }
    return sum;
  }
}

/** Bytes of a file under Brotli at quality 5, the one hosts compress with while they serve. */
export function compressedSize(file: Uint8Array): number {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
