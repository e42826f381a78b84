'use client';

import './styles/layers.css';

/**
 * Replaces the whole document when the root layout itself throws, so it brings its own `<html>`. It is part of every
 * page, and uses none of the parts that may have thrown.
 */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en">
      <body>
        <title>This page crashed.</title>
        <main role="alert">
          <h1>This page crashed.</h1>
          <pre>{String(error)}</pre>
          <button type="button" onClick={() => location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
