import { type RefObject, useEffect, useState } from 'react';
import { listen } from '@/components/ui/listen';
import type { TocItem } from '@/lib/content/types';

/**
 * The place in a list of headings of the one that is being read; -1 before the first.
 *
 * @param headings in their order
 * @param list where the reader's presses choose an entry
 * @returns it, and a function that keeps an entry active until the reader scrolls
 */
export function useActiveHeading(
  headings: readonly TocItem[],
  list: RefObject<HTMLElement | null>,
): [active: number, choose: (index: number) => void] {
  const [followed, setFollowed] = useState(-1);
  const [chosen, choose] = useState<number>();

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setFollowed(activeIndex(headings));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const unlisten = listen({ scroll: schedule, resize: schedule });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      unlisten();
    };
  }, [headings]);

  // A clicked entry stays the active one until the reader does something that scrolls by hand.
  useEffect(() => {
    const release = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target))) choose(undefined);
    };
    const manual = { wheel: release, touchmove: release, keydown: release, pointerdown: release };
    return listen(manual, { passive: true });
  }, [list]);

  return [chosen ?? followed, choose];
}

/**
 * Which heading is being read: the last one that passed the line where a heading is after a jump, so there is always one
 * after the first; at the end of the page the last one, which may never reach the line; -1 before the first.
 */
function activeIndex(headings: readonly TocItem[]): number {
  const root = document.documentElement;
  if (root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 2)
    return headings.length - 1;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 8;
  const hasPassed = (heading: HTMLElement | null) =>
    heading !== null && heading.getBoundingClientRect().top <= line;
  return headings.findLastIndex(({ id }) => hasPassed(document.getElementById(id)));
}
