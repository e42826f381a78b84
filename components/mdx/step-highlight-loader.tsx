'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Loads StepHighlight after the page. If that fails, no step is highlighted. */
export function StepHighlightLoader() {
  const [Highlight, setHighlight] = useState<ComponentType>();
  useEffect(() => {
    import('./step-highlight').then(
      ({ StepHighlight }) => setHighlight(() => StepHighlight),
      () => {},
    );
  }, []);
  return Highlight && <Highlight />;
}
