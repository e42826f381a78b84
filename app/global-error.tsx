'use client';

import { PageError } from '@/components/ui/page-error';
import { useTheme } from '@/lib/store/preferences';
import './styles/layers.css';

/** Replaces the whole document when the root layout itself throws, so it brings its own `<html>`. */
export default function GlobalError({ error, reset }: { error: unknown; reset: () => void }) {
  return (
    <html lang="en" data-theme={useTheme()}>
      <body>
        <title>This page crashed.</title>
        <PageError error={error} reset={reset} />
      </body>
    </html>
  );
}
