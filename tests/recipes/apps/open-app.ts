import path from 'node:path';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import network from '@/content/network.json';
import { launchBrowser } from '@/tests/support/launch-browser';
import { startRuntime } from '../runtime';

/** An origin that browsers trust as they do https. No server is there: the test answers. */
const origin = 'http://localhost';

/** The text of a script for the browser. */
async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

/**
 * Opens an app in a browser, until the test ends. Its calls to devnet reach a runtime. No other request leaves the page:
 * it is a complaint, as errors of the page and of its console are.
 *
 * @param entry path of the app's first file from the project's root
 */
export async function openApp(entry: string) {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()));
  await page.route('**/*', (route) => {
    complaints.push(`it requested ${route.request().url()}`);
    return route.abort();
  });
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }),
  );
  await page.route(`${network.devnet.rpc}/**`, async (route) => {
    const answer = await fetch(runtime.url, { method: 'POST', body: route.request().postData() });
    await route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    });
  });
  await page.goto(origin);
  const run = async (file: string) => page.addScriptTag({ content: await bundle(file) });
  await run(entry);
  return { page, runtime, complaints, run };
}
