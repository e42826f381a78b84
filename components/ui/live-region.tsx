'use client';

import { useStore } from 'zustand';
import { announcer } from '@/lib/store/announcer';

/** What happened, for readers who do not see it. Screen readers need the element before there is something to say. */
export function LiveRegion() {
  const text = useStore(announcer, (state) => state.text);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
