'use client';

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const announcer = createStore(() => ({ text: '' }));

/** Has screen readers say a text. An empty one ends what was said. */
export function announce(text: string): void {
  announcer.setState({ text });
}

/** What happened, for readers who do not see it. Screen readers need the element before there is something to say. */
export function LiveRegion() {
  const text = useStore(announcer, (state) => state.text);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
