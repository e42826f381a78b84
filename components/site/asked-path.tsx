'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The path in the address bar, as text; before hydration, words that are right for any. */
export function AskedPath() {
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => undefined,
  );
  return path === undefined ? 'this address' : <code>{path}</code>;
}
