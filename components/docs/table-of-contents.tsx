'use client';

import { clsx } from 'clsx';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import disclosure from '@/components/ui/disclosure.module.css';
import { scrollInside } from '@/components/ui/scroll-inside';
import type { TocItem } from '@/lib/content/types';
import styles from './table-of-contents.module.css';
import { useActiveHeading } from './use-active-heading';

/**
 * The headings of the page. One list serves both layouts: a column with the marker from 1280 px, below that, and at
 * any width where it is `compact`, a disclosure under the title. The `<details>` holds only its summary and CSS hides
 * the list after it, because a closed `<details>` can not show its content again in the wide layout.
 */
export function TableOfContents({ items, compact }: { items: TocItem[]; compact: boolean }) {
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [active, choose] = useActiveHeading(items, list);
  const [marker, setMarker] = useState<CSSProperties>();

  useLayoutEffect(() => {
    const item = list.current?.children[active];
    if (!(item instanceof HTMLElement) || !column.current) return;
    setMarker({ '--marker': `${item.offsetTop + 7}px` } as CSSProperties);
    scrollInside(column.current, item, 32);
  }, [active]);

  return (
    <nav ref={column} aria-label="On this page" className={clsx(styles.contents, !compact && styles.column)}>
      <details className={styles.toggle}>
        <summary className={disclosure.summary}>On this page</summary>
      </details>
      <div className={styles.list} style={marker}>
        <ul ref={list}>
          {items.map(({ id, text, depth }, index) => (
            <li key={id} data-depth={depth}>
              <a
                href={`#${id}`}
                aria-current={index === active ? 'location' : undefined}
                onClick={() => choose(index)}
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
