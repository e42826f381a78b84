import { open } from './support/navigation';
import { expect, test } from './support/test';

// How a page is printed and how it looks in forced colours: the pictures of tests/visual.

/** What is inside the margins of a sheet of A4 at 96 pixels an inch. */
const sheet = { width: 672, height: 986 };

for (const [what, address] of [
  ['a guide with tabs', '/cli/install/'],
  ['a method', '/api/sendTransaction/'],
  ['a recipe', '/tokens/BurnTokens/'],
  ['a guide with a diagram', '/consensus/turbine-block-propagation/'],
] as const)
  test(`${what} is printed whole, within the sheet`, {
    tag: /^a guide/.test(what) ? [] : '@full',
  }, async ({ page }) => {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    const wrong = await page.evaluate(({ width, height }) => {
      const around =
        'header:not(main *), aside, body > footer, #side-panel, nav, button, input, select, a.anchor, a[download]';
      const all = [...document.body.querySelectorAll('*')];
      const shown = all.filter((each) => each.checkVisibility());
      const blocks = shown.filter((each) => each.matches('p, li, pre, td, th, svg, figcaption'));
      const folded = all.filter((each) => each.matches('.prose [role=tabpanel] > *, .prose details > *'));
      const names = (list: Element[]) => list.map((each) => each.outerHTML.slice(0, 100));
      return {
        around: names(
          shown.filter((each) => each.matches(around) && each.getBoundingClientRect().top > -100),
        ),
        folded: names(folded.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true }))),
        wide: names(blocks.filter((each) => each.getBoundingClientRect().right > width)),
        scrolling: names(
          shown.filter(
            (it) => getComputedStyle(it).overflowX !== 'visible' && it.scrollWidth > it.clientWidth + 1,
          ),
        ),
        tallDrawings: names(blocks.filter((it) => it.matches('svg') && it.clientHeight > 0.7 * height)),
        dividedCode: names(
          blocks.filter(
            (it) =>
              it.matches('pre') && it.clientHeight > height && getComputedStyle(it).breakInside !== 'auto',
          ),
        ),
      };
    }, sheet);
    expect(wrong).toEqual({
      around: [],
      folded: [],
      wide: [],
      scrolling: [],
      tallDrawings: [],
      dividedCode: [],
    });
  });

test('with reduced motion nothing moves for more than 10 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/cli/install/', '/search/']) {
    await open(page, address);
    const moving = await page.evaluate(() => {
      const isLong = (times: string) =>
        times.split(',').some((it) => Number.parseFloat(it) * (it.includes('ms') ? 1 : 1000) > 10);
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after', '::details-content'].flatMap((part) => {
          const of = getComputedStyle(element, part);
          const isAnimated = of.animationName !== 'none' && of.animationTimeline === 'auto';
          const moves =
            isLong(of.transitionDuration) ||
            isLong(of.transitionDelay) ||
            (isAnimated && isLong(of.animationDuration)) ||
            of.scrollBehavior === 'smooth';
          return moves ? [`${element.tagName} ${element.className} ${part}`] : [];
        }),
      );
    });
    expect(moving, address).toEqual([]);
  }
});
