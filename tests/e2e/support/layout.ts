import { expect, type Page } from '@playwright/test';

/** Widths of the layouts and between them, from the narrowest phone to the desktop, in pixels. */
export const widths = [320, 390, 768, 997, 1280];

/** Waits until a page has answered a change of its layout: resize observers run after a frame and ask for another. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/**
 * Records layout shifts without user input in every page opened from now on. Before reading them, wait until the page
 * has been painted once more after the action.
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) {
        const { value, sources } = each as LayoutShift;
        for (const { node } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          shifts.push(`${value.toFixed(4)} ${name}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** An entry of the Layout Instability API, which TypeScript's DOM does not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Expects that the page does not scroll sideways at some widths. */
export async function expectNoSideways(page: Page, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    await laidOut(page);
    expect(await page.evaluate(sideways), `${page.url()} at ${width} px`).toEqual({ width, beyond: [] });
  }
}

/** Expects that the page keeps all its text with the spacing of WCAG 1.4.12. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const style = await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  });
  for (const width of [390, 1280]) {
    await expectNoSideways(page, [width]);
    expect(await page.evaluate(cutText), `text is cut off at ${width} px`).toEqual([]);
  }
  await style.evaluate((it) => (it as Element).remove());
}

/** Expects that text of 200 %, as set in the browser, has room next to the sidebar, which stays a column. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectNoSideways(page, [1280]);
  const sidebar = page.locator('#side-panel');
  if (await sidebar.isVisible()) await expect(sidebar).toBeInViewport();
  // The width of the title is that of the text.
  expect((await page.locator('h1').boundingBox())?.width).toBeGreaterThan(1280 / 2);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
}

/** Expects that each of the first stops of the keyboard can be seen at 400 % of 1280 × 1024: WCAG 2.4.11. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // Otherwise the sidebar moves out of the page while it becomes a drawer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 300));
  for (let stop = 0; stop < 24; stop++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(hiddenFocus), 'the focused element is covered').toBeUndefined();
  }
}

/** Expects that a desktop and then a common phone show each diagram whole, with text that can be read. */
export async function expectDiagramsFit(page: Page): Promise<void> {
  for (const [width, text] of [
    [1280, 10],
    [390, 10.9],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await laidOut(page);
    expect(await page.evaluate(poorDiagrams, text), `diagrams of ${page.url()} at ${width} px`).toEqual([]);
  }
}

/** Drawings of diagrams that scroll sideways, or have text below a size. Runs in the page. */
function poorDiagrams(smallest: number): string[] {
  const drawings = document.querySelectorAll<HTMLElement>('figure [role=img]:has(> svg)');
  return [...drawings].flatMap((drawing) => {
    const svg = drawing.querySelector('svg');
    const region = drawing.parentElement;
    if (!svg || !region || !drawing.checkVisibility({ visibilityProperty: true })) return [];
    const name = drawing.ariaLabel ?? '';
    const scale = svg.clientWidth / svg.viewBox.baseVal.width;
    const sizes = Array.from(
      svg.querySelectorAll('text'),
      (it) => Number(it.getAttribute('font-size')) * scale,
    );
    const isSmall = Math.min(...sizes) < smallest;
    return [
      ...(region.scrollWidth > region.clientWidth ? [`scrolls: ${name}`] : []),
      ...(isSmall ? [`small text: ${name}`] : []),
    ];
  });
}

/** How wide the window is, and what reaches beyond it where the page scrolls sideways. Runs in the page. */
export function sideways(): { width: number; beyond: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return { width: innerWidth, beyond: [] };
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent));
  };
  const wide = [...document.body.querySelectorAll('*')].find(
    (each) => each.getBoundingClientRect().right > clientWidth + 1 && !isClipped(each),
  );
  return {
    width: innerWidth,
    beyond: [`${scrollWidth} > ${clientWidth}`, `${wide?.outerHTML.slice(0, 120)}`],
  };
}

/** The focused element, if no part of it can be seen. Runs in the page. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const isSeen = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
    const there = document.elementFromPoint(x, y);
    return there && (focused.contains(there) || there.contains(focused) || there.tagName === 'LABEL');
  });
  return isSeen ? undefined : focused.outerHTML;
}

/** Elements of the text that are cut off without a way to scroll to them. Runs in the page. */
function cutText(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('header *, main *, body > footer *'))
    .filter((it) => it.checkVisibility() && !it.closest('.visually-hidden, svg') && it.children.length === 0)
    .filter((it) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(it);
      const isCut = it.scrollHeight > it.clientHeight + 4 || it.scrollWidth > it.clientWidth + 1;
      return isCut && clipPath === 'none' && (overflowX === 'hidden' || overflowY === 'hidden');
    })
    .map((it) => it.outerHTML.slice(0, 120));
}
