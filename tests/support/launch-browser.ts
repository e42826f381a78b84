import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './programs';

/** Starts the browser of the end-to-end tests, without its own requests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}
