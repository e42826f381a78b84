import { Button } from '@/components/ui/button';
import { loadTimeout, reloadIfReachable } from '@/lib/browser/load-error';
import { HideOnHydration } from './hide-on-hydration';
import { InlineScript } from './inline-script';
import styles from './load-failure-notice.module.css';

const settings = { id: 'load-failure', seconds: loadTimeout / 1000 };

/**
 * A notice that the page's scripts did not start, so its buttons do nothing, with a button that reloads the page. An
 * inline script shows it, because any file may have failed. For missing style sheets see BaseUrlBanner.
 */
export function LoadFailureNotice() {
  return (
    <>
      <HideOnHydration id={settings.id} role="alert" className={styles.notice}>
        <p>Some parts of this page could not be loaded.</p>
        <code suppressHydrationWarning>{''}</code>
        <Button>Retry</Button>
      </HideOnHydration>
      <InlineScript run={watchScripts} input={settings} helper={reloadIfReachable} />
    </>
  );
}

/** Sent as text (see InlineScript). */
function watchScripts(input: typeof settings, reload: typeof reloadIfReachable): void {
  const notice = document.getElementById(input.id);
  const reason = notice?.querySelector('code');
  if (!notice || !reason) return;
  const fail = (text: string) => {
    if ('started' in notice.dataset || !notice.hidden) return;
    reason.textContent = text;
    notice.hidden = false;
  };
  addEventListener(
    'error',
    ({ target, error, message, filename }) => {
      if (target instanceof HTMLScriptElement) fail(`Failed to load ${target.src}`);
      // The response was not a script, or was cut.
      else if (error instanceof SyntaxError) fail(`${message} (${filename})`);
    },
    true,
  );
  setTimeout(fail, input.seconds * 1000, `Its scripts did not start within ${input.seconds} seconds.`);
  const retry = async () => {
    notice.hidden = true;
    await reload();
    fail('This site does not answer.');
  };
  // React holds back clicks on what it waits for, from the document on; the window is before that.
  addEventListener('click', ({ target }) => target === notice.querySelector('button') && retry(), true);
}
