'use client';

import { useSyncExternalStore } from 'react';

/** The path that the reader asked for. One document answers for all, so it is known only in the browser. */
export function AskedPath() {
  const path = useSyncExternalStore(
    () => () => {},
    () => location.pathname,
    () => undefined,
  );
  return path === undefined ? 'this address' : <code>{path}</code>;
}
