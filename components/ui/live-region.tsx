'use client';

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const announcer = createStore(() => ({ text: '' }));

/** Makes screen readers announce a text. An empty text clears the announcement. */
export function announce(text: string): void {
  announcer.setState({ text });
}

/** Announces what happened to screen readers, which need the element before it has a text. */
export function LiveRegion() {
  const text = useStore(announcer, (state) => state.text);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
