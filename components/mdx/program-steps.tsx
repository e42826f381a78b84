'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * Marks the step of the program that the reader is at. Its code is loaded after the page; without it, nothing is marked.
 */
export function ProgramSteps() {
  const [Band, setBand] = useState<ComponentType>();
  useEffect(() => {
    import('./step-band').then(
      ({ StepBand }) => setBand(() => StepBand),
      () => {},
    );
  }, []);
  return Band && <Band />;
}
