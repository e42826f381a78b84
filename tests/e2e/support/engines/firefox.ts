import puppeteer from 'puppeteer-core';
import { thisMachine } from '../../../../scripts/find-browser';
import { findTool } from '../../../../scripts/find-tool';
import type { Engine } from './engine';

/**
 * Starts Firefox, which Puppeteer drives by WebDriver BiDi. Not Playwright: its own Firefox is a download, and it asks
 * an installed one for commands that no extended support release has.
 *
 * @returns undefined where there is no Firefox and none can be installed
 */
export async function startFirefox(): Promise<Engine | undefined> {
  const onPath = thisMachine.locate('firefox');
  // On Ubuntu the program of this name may only say that there is a snap.
  const executablePath =
    onPath && thisMachine.works(onPath) ? onPath : findTool({ name: 'firefox-esr', package: 'firefox-esr' });
  if (executablePath === undefined) return undefined;

  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: async (task, argument) => (await page.evaluate(task as never, argument)) as ReturnType<typeof task>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
