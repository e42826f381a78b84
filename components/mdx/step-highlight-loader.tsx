'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * Marks the step of the program that the reader is at. Its code is loaded after the page; without it, nothing is marked.
 */
export function StepHighlightLoader() {
  const [Band, setBand] = useState<ComponentType>();
  useEffect(() => {
    import('./step-highlight').then(
      ({ StepHighlight }) => setBand(() => StepHighlight),
      () => {},
    );
  }, []);
  return Band && <Band />;
}
