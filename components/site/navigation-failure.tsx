import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { LoadFailure } from '@/components/ui/load-failure';

type Render = (node: ReactNode) => void;

interface FailureProps {
  error: unknown;
  retry: () => void;
}

let shown: { render: Render; place: HTMLElement } | undefined;
/** How many were shown: each is one of its own, and takes the focus anew. */
let count = 0;

/**
 * Tells above the page, which stays, that the next one could not be loaded. The reader's focus goes to Retry.
 *
 * @param render renders beside the page
 */
export function showFailure(render: Render, failure: FailureProps): void {
  hideFailure();
  const place = document.createElement('div');
  document.querySelector('main')?.prepend(place);
  shown = { render, place };
  render(createPortal(<Failure key={++count} {...failure} />, place));
}

/** Takes the message away. A focus that was in it moves to the page, not to nowhere. */
export function hideFailure(): void {
  if (!shown) return;
  const { render, place } = shown;
  shown = undefined;
  if (place.contains(document.activeElement)) place.closest('main')?.focus({ preventScroll: true });
  place.remove();
  render(null);
}

function Failure({ error, retry }: FailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView();
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box}>
      <LoadFailure error={error} retry={retry} isBeside />
    </div>
  );
}
