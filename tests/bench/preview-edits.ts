import type { Sign } from './preview-page';

/** An edit that a writer makes while a page is open. */
export interface Edit {
  kind: string;
  /** Route of the open page. */
  page: string;
  /** The edited file, by its path in the project. */
  file: string;
  /** The text of the file with an edit; each number gives another one. */
  change(text: string, number: number): string;
  /** What the page shows as soon as the edit is visible. */
  sign(number: number): Sign;
}

/** Routes of the pages that every kind of text is edited on. */
export const editedPages = ['/cli/install', '/faq', '/cli/usage'];

const sentence = 'The benchmark edits this sentence.';
const marker = (number: number) => `Marker ${number}`;
const version = (number: number) => `77.7.${number}`;
const inText = (text: (number: number) => string) => (number: number) =>
  ({ selector: 'main', property: 'text', value: text(number) }) satisfies Sign;

/** A picture of `public/` that the edited pages show. */
export const samplePicture = {
  file: 'public/benchmark.svg',
  text: (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8" viewBox="0 0 ${width} 8"><rect width="${width}" height="8"/></svg>\n`,
};

/** A page with text, values and a picture to edit, before its first heading, where a lazy picture is loaded at once. */
export function preparedPage(text: string): string {
  const values = 'Version [[software.version]], milliseconds of a slot [[facts.DEFAULT_MS_PER_SLOT]].';
  const picture = '![A picture that the benchmark changes](/benchmark.svg)';
  return replaced(text, /^## /m, `${sentence}\n\n${values}\n\n${picture}\n\n## `);
}

/** A sentence of a prepared page. */
export function sentenceOf(page: string): Edit {
  return {
    kind: 'sentence',
    page,
    file: `content${page}.mdx`,
    change: (text, number) => replaced(text, sentence, `${marker(number)}.`),
    sign: inText(marker),
  };
}

/** Every kind of edit on a page. */
function editsOf(page: string): Edit[] {
  return [
    sentenceOf(page),
    {
      kind: 'title',
      page,
      file: `content${page}.mdx`,
      change: (text, number) => replaced(text, /^title: .*$/m, `title: ${marker(number)}`),
      sign: (number) => ({ selector: 'h1', property: 'text', value: marker(number) }),
    },
    {
      kind: 'label',
      page,
      file: 'content/sidebars.json',
      change: (text, number) =>
        replaced(text, new RegExp(`("path": "${page}", "label": ")[^"]*`), `$1${marker(number)}`),
      sign: (number) => ({ selector: '#side-panel', property: 'text', value: marker(number) }),
    },
    {
      kind: 'variable',
      page,
      file: 'content/network.json',
      change: (text, number) => replaced(text, /("version": ")[^"]*/, `$1${version(number)}`),
      sign: inText(version),
    },
    {
      kind: 'fact',
      page,
      file: 'content/facts/clock.json',
      change: (text, number) =>
        replaced(text, /("DEFAULT_MS_PER_SLOT": \{[^}]*"shown": ")[^"]*/, `$1${marker(number)}`),
      sign: inText(marker),
    },
    {
      kind: 'picture',
      page,
      file: samplePicture.file,
      change: (_, number) => samplePicture.text(number),
      sign: (number) => ({
        selector: 'main img[src*="benchmark.svg"]',
        property: 'naturalWidth',
        value: String(number),
      }),
    },
    {
      kind: 'style',
      page,
      file: 'app/styles/tokens.css',
      change: (text, number) => `${text}\n:root {\n  --benchmark: ${number};\n}\n`,
      sign: (number) => ({ selector: 'html', property: '--benchmark', value: String(number) }),
    },
  ];
}

/** Data files, each on a page that shows it. */
const dataEdits: Edit[] = [
  {
    kind: 'command',
    page: '/cli/usage',
    file: 'content/cli/_reference/openos/balance.json',
    change: (text, number) => replaced(text, /("summary": ")/, `$1${marker(number)}. `),
    sign: inText(marker),
  },
  {
    kind: 'method',
    page: '/api/getBalance',
    file: 'content/rpc/methods/getBalance.json',
    change: (text, number) => replaced(text, /("description": ")/, `$1${marker(number)}. `),
    sign: inText(marker),
  },
  {
    kind: 'recipe',
    page: '/Transactions/SendSOL',
    file: 'content/recipes/Transactions/SendSOL/send-btg.ts',
    change: (text, number) => `${text}// ${marker(number)}\n`,
    sign: inText(marker),
  },
];

/** All edits; those of a page follow each other. */
export const edits: readonly Edit[] = [...editedPages, ...dataEdits.map(({ page }) => page)]
  .filter((page, at, pages) => pages.indexOf(page) === at)
  .flatMap((page) => [
    ...(editedPages.includes(page) ? editsOf(page) : []),
    ...dataEdits.filter((edit) => edit.page === page),
  ]);

/** @throws if nothing was replaced: the project has changed, and the benchmark has to be updated */
function replaced(text: string, what: string | RegExp, by: string): string {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`The benchmark does not find ${what} in the file that it edits.`);
  return changed;
}
