'use client';

let region: HTMLElement | null = null;

/** Announces a text to screen readers; an empty one clears the last announcement. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}

/** The region for `announce()`. Screen readers ignore a region that is inserted together with its text. */
export function LiveRegion() {
  const keep = (element: HTMLElement | null) => {
    region = element;
  };
  return <p ref={keep} role="status" className="visually-hidden" />;
}
