import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer from 'puppeteer-core';
import { type Browser, Builder, By, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { findTool } from '../support/programs';

/** What the smoke tests do with a browser that Playwright cannot drive. Selectors are CSS; the first match counts. */
export type Engine = Awaited<ReturnType<typeof startFirefox>>;

/**
 * Firefox, which Puppeteer drives by WebDriver BiDi. Not Playwright: its own Firefox is a download, and it asks an
 * installed one for commands that no extended support release has.
 */
export async function startFirefox() {
  const executablePath = findTool('firefox-esr');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: (address: string): Promise<unknown> => page.goto(address),
    /** Runs a function in the page. It sees only its arguments. */
    run: async <Arguments extends unknown[], Result>(
      task: (...all: Arguments) => Result,
      ...all: Arguments
    ): Promise<Result> => (await page.evaluate(task as never, ...all)) as Result,
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    /** Presses a key where the focus is. */
    press: (key: 'ArrowRight' | 'Escape') => page.keyboard.press(key),
    /** Gives the page a size in CSS pixels; a window may have a least width that is larger. */
    resize: (width: number, height: number): Promise<unknown> => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** The small browser that comes with WebKitGTK, which has no mode without a window, on a display in memory. */
export async function startWebKit(): Promise<Engine> {
  const size = ['-screen', '0', '1600x1200x24'];
  const screen = spawn(findTool('Xvfb', 'xvfb'), ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const service = new ServiceBuilder(findTool('WebKitWebDriver', 'webkit2gtk-driver'))
    // Without a session bus, GTK would warn about accessibility on every start.
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${`${number}`.trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    })
    .build();
  const session = await new Builder()
    .usingServer(await service.start())
    .forBrowser('MiniBrowser' as typeof Browser.SAFARI)
    .build();
  const find = (selector: string) => session.findElement(By.css(selector));
  const keys = { ArrowRight: Key.ARROW_RIGHT, Escape: Key.ESCAPE };
  return {
    open: (address) => session.get(address),
    run: (task, ...all) => session.executeScript(task, ...all),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    press: (key) => session.switchTo().activeElement().sendKeys(keys[key]),
    async resize(width, height) {
      const frame = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      const [wider = 0, higher = 0] = await session.executeScript<number[]>(frame);
      const window = session.manage().window();
      return window.setRect({ x: 0, y: 0, width: width + wider, height: height + higher });
    },
    async close() {
      await session.quit();
      await service.kill();
      screen.kill();
    },
  };
}
