import { type RefObject, useEffect, useState } from 'react';
import { listen } from '@/components/ui/listen';

/**
 * The place in a list of headings of the one that is being read; -1 before the first.
 *
 * @param ids of the headings, in their order
 * @param list where the reader's presses choose an entry
 * @returns it, and a function that keeps an entry active until the reader scrolls
 */
export function useActiveHeading(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
): [active: number, choose: (index: number) => void] {
  const [followed, setFollowed] = useState(-1);
  const [chosen, choose] = useState<number>();

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setFollowed(activeIndex(measure(ids)));
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
  }, [ids]);

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

function measure(ids: readonly string[]): Measurement {
  const root = document.documentElement;
  return {
    tops: ids.map(
      (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    ),
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 8,
    atBottom: root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 2,
  };
}

interface Measurement {
  /** Distance of each heading from the top of the window, in the order of the page. */
  tops: number[];
  /** Where a heading is after a jump. A heading above this line has been reached. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atBottom: boolean;
}

/**
 * Which heading is being read: the last one that passed the line, so there is always one after the first; at the
 * end of the page the last one, which may never reach the line; -1 before the first.
 */
export function activeIndex({ tops, line, atBottom }: Measurement): number {
  return atBottom ? tops.length - 1 : tops.findLastIndex((top) => top <= line);
}
