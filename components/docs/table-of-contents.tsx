'use client';

import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import disclosure from '@/components/ui/disclosure.module.css';
import { listen } from '@/components/ui/listen';
import { scrollInside } from '@/components/ui/scroll-inside';
import { onPlainClick } from '@/lib/browser/link-target';
import type { TocItem } from '@/lib/markdown/context';
import styles from './table-of-contents.module.css';

/**
 * The headings of the page: a column with a marker from 1280 px, a disclosure under the title below that and where it is
 * `compact`. One list serves both: it follows the `<details>`, because CSS cannot show the content of a closed one.
 */
export function TableOfContents({ items, compact }: { items: TocItem[]; compact: boolean }) {
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [followed, setFollowed] = useState(-1);
  // A clicked entry stays active until the reader scrolls by hand.
  const [chosen, choose] = useState<number>();
  const active = chosen ?? followed;

  useEffect(() => {
    const follow = () => setFollowed(findActive(items));
    const release = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target))) choose(undefined);
    };
    const byHand = { wheel: release, touchmove: release, keydown: release, pointerdown: release };
    follow();
    return listen({ scroll: follow, resize: follow, ...byHand }, { passive: true });
  }, [items]);

  useLayoutEffect(() => {
    const item = list.current?.children[active];
    if (!(item instanceof HTMLElement) || !column.current) return;
    column.current.style.setProperty('--marker', `${item.offsetTop + 7}px`);
    scrollInside(column.current, item, 32);
  }, [active]);

  return (
    <nav ref={column} aria-label="On this page" className={clsx(styles.contents, !compact && styles.column)}>
      <details className={styles.toggle}>
        <summary className={disclosure.summary}>On this page</summary>
      </details>
      <div className={styles.list}>
        <ul ref={list}>
          {items.map(({ id, text, depth }, index) => (
            <li key={id} data-depth={depth}>
              <a
                href={`#${id}`}
                aria-current={index === active ? 'location' : undefined}
                onClick={onPlainClick(() => choose(index))}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/**
 * Index of the heading that is being read: the last one above the line to which links scroll a heading, or -1. At the end
 * of the page it is the last heading, which may not reach that line.
 */
function findActive(headings: readonly TocItem[]): number {
  const root = document.documentElement;
  if (root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 2)
    return headings.length - 1;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 8;
  return headings.findLastIndex(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
}
