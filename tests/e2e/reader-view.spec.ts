import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability as Reader } from '@mozilla/readability';
import { open } from './support/navigation';
import { expect, test } from './support/test';

declare const Readability: typeof Reader;

/** The library behind the reader view of Firefox, to run in the page. */
const source = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

for (const address of [
  // Long tables whose rows are below each other, and one whose rows are not.
  '/learn/errors/',
  '/learn/glossary/',
  // Tabs.
  '/api/getBalance/',
  '/cli/install/',
  // A heading that looks like the name of an author.
  '/learn/tokens/',
])
  test(`a reader view has the whole text of ${address}`, {
    tag: /errors|install/.test(address) ? [] : '@full',
  }, async ({ page }) => {
    await open(page, address);
    await page.evaluate(source);
    const lost = await page.evaluate(async () => {
      const served = await (await fetch(location.href)).text();
      const documents = [
        document.cloneNode(true) as Document,
        new DOMParser().parseFromString(served, 'text/html'),
      ];
      return documents.map((copy) => {
        const lettersOf = (text = '') => text.replaceAll(/\s/g, '');
        const article = copy.querySelector('.prose')?.cloneNode(true) as Element;
        // Controls, and drawings, whose colors are the page's.
        for (const it of article.querySelectorAll('button, select, label, output, [role=img]')) it.remove();
        const blocks = [...article.children].map((block) => lettersOf(block.textContent));
        const kept = lettersOf(new Readability(copy).parse()?.textContent ?? undefined);
        let end = 0;
        return blocks.filter((block) => {
          const start = kept.indexOf(block, end);
          if (start >= 0) end = start + block.length;
          return start < 0;
        });
      });
    });
    expect(lost, 'as shown, and as served').toEqual([[], []]);
  });
