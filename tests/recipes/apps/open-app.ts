import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import network from '@/content/network.json';
import { launchBrowser } from '@/tests/support/launch-browser';
import { type Runtime, startRuntime } from '../runtime';
import { walletUser } from './wallet-user';

/** An origin that browsers trust as they do https. No server is there: the test answers. */
const origin = 'http://localhost';

const wallet = 'tests/recipes/apps/stand-in-wallet.ts';

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

/** What a test does with an open app. */
export type OpenApp = Awaited<ReturnType<typeof openApp>>;

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
  const calls = await serveDevnet(page, runtime);
  const user = await walletUser(page);
  await page.goto(origin);
  await page.addScriptTag({ content: await bundle(entry) });
  return {
    page,
    runtime,
    user,
    ...calls,
    complaints,
    /** Has the stand-in wallet register itself with the page. */
    addWallet: async () => page.addScriptTag({ content: await bundle(wallet) }),
    /** Waits until the page shows a text. */
    shows: (text: string) => page.getByText(text).waitFor(),
  };
}

/** Passes the calls of the page on to a runtime. */
async function serveDevnet(page: Page, runtime: Runtime) {
  const called: string[] = [];
  const held = new Map<string, Promise<void>>();
  const faults = new Map<string, string>();
  await page.route(`${network.devnet.rpc}/**`, async (route) => {
    const body = route.request().postData() ?? '';
    const { id, method } = JSON.parse(body) as { id: string; method: string };
    called.push(method);
    await held.get(method);
    const fault = faults.get(method);
    faults.delete(method);
    const answer = fault ? undefined : await fetch(runtime.url, { method: 'POST', body });
    await route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: (await answer?.text()) ?? `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"error":${fault}}`,
    });
  });
  return {
    /** The methods that the page has called, in order. */
    called,
    /** Lets calls of a method wait until the returned function is called. */
    hold: (method: string): (() => void) => {
      let release = () => {};
      held.set(method, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        held.delete(method);
        release();
      };
    },
    /** Answers the next call of a method with an error. */
    failOnce: (method: string) => faults.set(method, '{"code":-32005,"message":"Node is behind"}'),
  };
}
