import { Fragment, type ReactNode } from 'react';
import styles from './text-block.module.css';

interface TextBlockProps {
  /** Accessible name of the region. */
  name: string;
  text: string;
  /** Whether long lines wrap. */
  wrap?: boolean;
  /** Numbers of lines to mark, from 0. */
  marked?: ReadonlySet<number>;
}

/** Preformatted text in a region that scrolls. */
export function TextBlock({ name, text, wrap = false, marked }: TextBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focused element (WCAG 2.1.1)
    <section tabIndex={0} aria-label={name} className={styles.block} translate="no">
      <pre data-wrap={wrap ? '' : undefined}>
        {marked && marked.size > 0 ? markLines(text, marked) : text}
      </pre>
    </section>
  );
}

/** The text with each marked line in a `<mark>`, without its indentation. */
function markLines(text: string, marked: ReadonlySet<number>): ReactNode[] {
  return text.split('\n').map((line, number) => {
    const [indent = ''] = /^\s*/.exec(line) ?? [];
    const shown = marked.has(number) ? [indent, <mark key="mark">{line.slice(indent.length)}</mark>] : line;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text do not move
      <Fragment key={number}>
        {number > 0 && '\n'}
        {shown}
      </Fragment>
    );
  });
}
