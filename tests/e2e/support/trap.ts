import { expect, type Locator, type Page } from '@playwright/test';
import { trap } from '../../support/hostile-text';

/**
 * What a hostile text must not bring into a page: calls of the function that every payload calls, what the content
 * security policy stops, elements that the page did not have before, and fields of every object.
 */
type Findings = Record<'ran' | 'stopped' | 'foreign' | 'polluted', string[]>;

/** Elements that load or run something, or catch what a reader types. */
const suspects =
  'script, iframe, frame, object, embed, base, meta, link, form, style, img, video, math mglyph';

/** Watches each document of a page from its start. Call before the page is opened. */
export async function setTrap(page: Page): Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.exposeFunction('dialogsSoFar', () => dialogs);
  await page.addInitScript((name) => {
    const ran: string[] = [];
    const stopped: string[] = [];
    Object.assign(window, {
      [name]: () => ran.push(new Error('code of a text').stack ?? ''),
      trapFindings: { ran, stopped },
    });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      stopped.push(`${violatedDirective} ${blockedURI}`),
    );
  }, trap);
}

/** Records the state of the page before hostile input; `expectNothingCaught` compares with it. */
export async function takeStock(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const all = Array.from(document.querySelectorAll(selector), (it) => it.cloneNode(false) as Element);
    Object.assign(window, { stock: new Set(all.map((it) => it.outerHTML)) });
  }, suspects);
}

/** Expects that no text has become code, an element, or a field of every object. */
export async function expectNothingCaught(page: Page): Promise<void> {
  const nothing: Findings = { ran: [], stopped: [], foreign: [], polluted: [] };
  expect(await page.evaluate(findings, suspects)).toEqual(nothing);
}

/** Runs in the page. */
async function findings(selector: string): Promise<Findings> {
  const { stock, trapFindings, dialogsSoFar } = window as unknown as {
    stock?: Set<string>;
    trapFindings: Pick<Findings, 'ran' | 'stopped'>;
    dialogsSoFar: () => Promise<string[]>;
  };
  // Chunks that the page fetches later, and pages ahead, are ours.
  const isOurs = (element: Element) =>
    stock?.has((element.cloneNode(false) as Element).outerHTML) ||
    element.matches('script[src^="/_next/"], link[href^="/_next/"]');
  const isCode = ({ name, value }: Attr) =>
    name.startsWith('on') ||
    (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
      /^\s*((java|vb)script:|data:text)/i.test(value));
  const elements = Array.from(document.querySelectorAll('*')).filter(
    (it) => Array.from(it.attributes).some(isCode) || (stock && it.matches(selector) && !isOurs(it)),
  );
  return {
    ...trapFindings,
    ran: [...trapFindings.ran, ...(await dialogsSoFar())],
    foreign: elements.map((it) => it.outerHTML.slice(0, 200)),
    polluted: Object.keys(Object.prototype).concat('polluted' in {} ? ['polluted'] : []),
  };
}

/** Types texts into a field one after the other; the page has its turn after each. */
export async function typeAll(field: Locator, texts: readonly string[]): Promise<void> {
  await field.evaluate(async (element, all) => {
    const input = element as HTMLInputElement | HTMLTextAreaElement;
    // React overrides the field's setter to distinguish typing from its own changes.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
    for (const text of all) {
      setter?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, texts);
}
