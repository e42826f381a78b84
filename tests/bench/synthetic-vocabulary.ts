/**
 * Makes up words with the distribution of real text: most are repeated often, some occur once, and new ones keep
 * appearing.
 *
 * After n words there are about `start` × n^`growth` different ones (Heaps' law). A word is used again as often as it
 * was used before, so that frequencies fall with the rank (Zipf's law).
 */
export class SyntheticVocabulary {
  readonly #words: string[] = [];
  readonly #taken: Set<string>;
  /** Numbers of the words in the order they were used. */
  readonly #used: number[] = [];

  /**
   * @param random numbers from 0 to 1
   * @param taken words that are not to be made up
   */
  constructor(
    private readonly random: () => number,
    taken: Iterable<string>,
  ) {
    this.#taken = new Set(taken);
  }

  /** The next word of the text. */
  next(): string {
    const isNew = this.#words.length < start * (this.#used.length + 1) ** growth;
    const word = isNew ? this.#invent() : (this.#used[Math.floor(this.random() * this.#used.length)] ?? 0);
    this.#used.push(word);
    return this.#words[word] ?? '';
  }

  /** A word that no text has yet. */
  fresh(): string {
    return this.#words[this.#invent()] ?? '';
  }

  #invent(): number {
    let word = '';
    while (word.length < 4 || this.#taken.has(word)) {
      for (const of of [onsets, vowels, codas])
        word += of[Math.floor(this.random() ** 1.5 * of.length)] ?? '';
    }
    this.#taken.add(word);
    return this.#words.push(word) - 1;
  }
}

const start = 10;
const growth = 0.6;

// The first ones come more often.
const onsets = 's c p d t r m b f l n g h v w st k tr pr ch sh gr br cl pl cr fl qu dr j y z'.split(' ');
const vowels = 'a e i o u ea ou ai io y'.split(' ');
const codas = ['', 'n', 'r', 't', 's', 'l', 'd', 'm', 'c', 'nt', 'st', 'ck', 'p', 'g', 'rt', 'x'];
