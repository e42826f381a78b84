import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Animates the height of the list in a `<details>` that opens or closes. A press during the animation reverses it.
 *
 * @param onToggle called with the new state, which the caller keeps
 * @returns what to attach to the element, and whether it is closing, while its content is still shown
 */
export function useCollapse(
  onToggle: (isOpen: boolean) => void,
): [details: RefObject<HTMLDetailsElement | null>, isClosing: boolean] {
  const details = useRef<HTMLDetailsElement>(null);
  const [isClosing, setClosing] = useState(false);

  useEffect(() => {
    const summary = details.current?.querySelector('summary');
    const list = details.current?.querySelector('ul');
    if (!summary || !list) return;
    const toggle = (event: Event) => {
      event.preventDefault();
      // The element, not the state: a reader may have toggled it before hydration.
      const isOpening = isClosing || !details.current?.open;
      const from = list.getBoundingClientRect().height;
      for (const moving of list.getAnimations()) moving.cancel();
      flushSync(() => {
        setClosing(!isOpening);
        onToggle(isOpening);
      });
      animate(list, from, isOpening).onfinish = () => setClosing(false);
    };
    summary.addEventListener('click', toggle);
    return () => summary.removeEventListener('click', toggle);
  }, [isClosing, onToggle]);

  return [details, isClosing];
}

/** Animates a list from a height to its full height, or to zero. */
function animate(list: HTMLElement, from: number, isOpening: boolean): Animation {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const height = list.scrollHeight;
  return list.animate(
    [
      { height: `${from}px`, overflow: 'clip' },
      { height: `${isOpening ? height : 0}px`, overflow: 'clip' },
    ],
    { duration: collapseDuration(height, isReduced), easing: 'ease-in-out' },
  );
}

/** A row of the sidebar in pixels: the unit in which heights are judged. */
const ROW = 36;

/**
 * How long a category takes to open or close, in milliseconds, from the height that appears: a short list is
 * quick, a long one takes longer but not in proportion, so that the edge neither crawls nor flies. With `rows`
 * the height in rows it is `10 · (4 + 15 · rows^¼ + rows / 5)`: 192 ms for one row, 327 ms for ten.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return 1;
  const rows = height / ROW;
  return Math.round(10 * (4 + 15 * rows ** 0.25 + rows / 5));
}
