import type { ReactNode } from 'react';
import { isGone } from '@/components/ui/chunk-error';
import { loadUnstyled } from '@/components/ui/load-unstyled';
import { routeOf, withBase } from '@/lib/url';
import { mountOf, versionOf } from '@/lib/version';

type Render = (node: ReactNode) => void;

/** Fetches the console's code and what it has to know of a method. */
async function load(method: string) {
  const mount = mountOf(versionOf(routeOf(location.pathname)));
  const [{ showConsole }, file] = await Promise.all([
    loadUnstyled(() => import('./show-console')),
    fetch(withBase(`/rpc${mount}/${method}.json`)),
  ]);
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return { showConsole, text: await file.text() };
}

/**
 * Makes the button work that opens the console of the page's method, if it has one. The console is fetched when a
 * reader points at the button, and opened by the button or an address with `?params=`. Returns the undo.
 *
 * @param render renders beside the page, until the page goes
 */
export function attachConsole(render: Render): () => void {
  const place = document.querySelector<HTMLElement>('[data-console]');
  const button = place?.querySelector('button');
  const method = place?.dataset.console;
  return place && button && method !== undefined ? attach(place, button, method, render) : () => undefined;
}

function attach(place: HTMLElement, button: HTMLButtonElement, method: string, render: Render): () => void {
  let coming: ReturnType<typeof load> | undefined;
  let failure: unknown;
  const listeners = new AbortController();
  const { signal } = listeners;

  const prefetch = () => {
    coming ??= load(method);
    // It shows, and can be mended, when the console is opened.
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  const open = async (isAsked: boolean) => {
    button.ariaBusy = 'true';
    report(place, undefined);
    try {
      // After a deployment only a fresh page knows where the console's code is.
      if (await isGone(failure)) return location.reload();
      const { showConsole, text } = await prefetch();
      if (!signal.aborted) render(showConsole(place, text, isAsked));
    } catch (error) {
      failure = error;
      report(place, error);
      button.textContent = 'Retry';
    }
    button.ariaBusy = 'false';
  };

  button.addEventListener('pointerenter', prefetch, { signal });
  button.addEventListener('focus', prefetch, { signal });
  button.addEventListener('click', () => void open(true), { signal });
  if (new URLSearchParams(location.search).has('params')) void open(false);
  return () => listeners.abort();
}

/** Says why the console is not there; without an error, nothing. */
function report(place: HTMLElement, error: unknown): void {
  const box = place.querySelector<HTMLElement>('[role="alert"]');
  if (!box) return;
  box.hidden = error === undefined;
  box.textContent = error === undefined ? '' : `The console could not be loaded. ${String(error)}`;
}
