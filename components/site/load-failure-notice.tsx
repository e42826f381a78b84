import { Button } from '@/components/ui/button';
import { loadTimeout, reloadIfReachable } from '@/lib/load-error';
import { HideOnHydration } from './hide-on-hydration';
import { InlineScript } from './inline-script';
import styles from './load-failure-notice.module.css';

/** The notice for the inline script and for the spinner. */
const id = 'load-failure';

/**
 * A notice at the top of the page that its scripts did not start, with a button that loads the page again. Without
 * scripts the page is readable, but its buttons do nothing. An inline script shows the notice, so that it does not depend
 * on a file that may have failed. For missing style sheets see BaseUrlBanner.
 */
export function LoadFailureNotice() {
  return (
    <>
      <HideOnHydration id={id} role="alert" className={styles.notice}>
        <p>Some parts of this page could not be loaded.</p>
        <code suppressHydrationWarning>{''}</code>
        <Button>Retry</Button>
      </HideOnHydration>
      <InlineScript
        run={watchScripts}
        input={{ id, seconds: loadTimeout / 1000 }}
        helper={reloadIfReachable}
      />
    </>
  );
}

/** It is sent as text (see InlineScript). */
function watchScripts(input: { id: string; seconds: number }, reload: typeof reloadIfReachable): void {
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
      // Something else was sent in place of a script, or a part of it.
      else if (error instanceof SyntaxError) fail(`${message} (${filename})`);
    },
    true,
  );
  const timeout = `Its scripts did not start within ${input.seconds} seconds.`;
  setTimeout(fail, input.seconds * 1000, timeout);
  notice.querySelector('button')?.addEventListener('click', async () => {
    notice.hidden = true;
    await reload();
    fail('This site does not answer.');
  });
}
