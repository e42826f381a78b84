import { clsx } from 'clsx';
import disclosure from '@/components/ui/disclosure.module.css';
import type { TocItem } from '@/lib/content/types';
import styles from './table-of-contents.module.css';

/**
 * The headings of the page. One list serves both layouts: a column with the marker from 1280 px, below that, and at
 * any width where it is `compact`, a disclosure under the title. The `<details>` holds only its summary and CSS hides
 * the list after it, because a closed `<details>` can not show its content again in the wide layout.
 */
export function TableOfContents({ items, compact }: { items: TocItem[]; compact: boolean }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="On this page" className={clsx(styles.contents, !compact && styles.column)}>
      <details className={styles.toggle}>
        <summary className={disclosure.summary}>On this page</summary>
      </details>
      <div data-contents="" className={styles.list}>
        <ul>
          {items.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
