'use client';

import { PageError } from '@/components/site/page-error';
import { darkMode } from '@/lib/browser/preferences';
import { href } from '@/lib/url';
import './styles/layers.css';

/** Replaces the document when the root layout throws, so it has its own `<html>`, styles and link to the home page. */
export default function GlobalError({ error, reset }: { error: unknown; reset: () => void }) {
  return (
    <html lang="en" data-theme={darkMode.useIsOn() ? 'dark' : 'light'}>
      <body>
        <title>This page crashed.</title>
        <PageError error={error} reset={reset}>
          <p>
            <a href={href('/')}>Home page</a>
          </p>
        </PageError>
      </body>
    </html>
  );
}
