'use client';

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const announcer = createStore(() => ({ text: '' }));

/** Announces a text to screen readers; an empty one clears the last announcement. */
export function announce(text: string): void {
  announcer.setState({ text });
}

/** The region for `announce()`. Screen readers ignore a region that is inserted together with its text. */
export function LiveRegion() {
  const text = useStore(announcer, (state) => state.text);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
