'use client';

import { useStore } from 'zustand';
import { PageError } from '@/components/site/page-error';
import { preferences, selectTheme } from '@/lib/browser/preferences';
import { href } from '@/lib/url';
import './styles/layers.css';

/** Replaces the document when the root layout throws, so it has its own `<html>`, styles and link to the home page. */
export default function GlobalError({ error, reset }: { error: unknown; reset: () => void }) {
  const theme = useStore(preferences, selectTheme);
  return (
    <html lang="en" data-theme={theme}>
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
