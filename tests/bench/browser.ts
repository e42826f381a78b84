import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@/scripts/find-browser';

/** Starts the browser that the end-to-end tests use, without what it does on its own. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}
