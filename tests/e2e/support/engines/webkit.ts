import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Browser, Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { findTool } from '../../../../scripts/find-tool';
import type { Engine } from './engine';

const driver = { name: 'WebKitWebDriver', package: 'webkit2gtk-driver' };
/** A display in memory: the browser of WebKitGTK has no mode without a window. */
const display = { name: 'Xvfb', package: 'xvfb' };

const keys = { ArrowRight: Key.ARROW_RIGHT, Escape: Key.ESCAPE };

/**
 * Starts the small browser that comes with WebKitGTK, by its own WebDriver.
 *
 * @returns undefined where it is not there and cannot be installed
 */
export async function startWebKit(): Promise<Engine | undefined> {
  const driverPath = findTool(driver);
  const displayPath = driverPath && findTool(display);
  if (!driverPath || !displayPath) return undefined;

  const screen = spawn(displayPath, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstOutput(screen.stdio[3]);
  const port = await freePort();
  const server = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // Without a session bus there is nothing to ask about accessibility, and GTK would say so on every start.
    env: { ...process.env, DISPLAY: `:${number.trim()}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  try {
    const session = await connect(`http://localhost:${port}`);
    return engineOf(session, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function engineOf(session: WebDriver, stop: () => void): Engine {
  return {
    open: (address) => session.get(address),
    run: (task, argument) => session.executeScript(task, argument),
    click: async (selector) => session.findElement(By.css(selector)).click(),
    type: async (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
    press: async (key) => session.switchTo().activeElement().sendKeys(keys[key]),
    resize: async (width, height) => {
      const [extraWidth, extraHeight] = await session.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + extraWidth, height: height + extraHeight });
    },
    close: async () => {
      await session.quit();
      stop();
    },
  };
}

/** A session with the driver, which takes a moment to listen. */
async function connect(address: string): Promise<WebDriver> {
  for (let tries = 1; ; tries++) {
    try {
      return await new Builder()
        .usingServer(address)
        .forBrowser('MiniBrowser' as typeof Browser.SAFARI)
        .build();
    } catch (error) {
      if (tries === 50 || !String(error).includes('ECONNREFUSED')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function firstOutput(stream: unknown): Promise<string> {
  const [text] = await once(stream as NodeJS.ReadableStream, 'data');
  return String(text);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
