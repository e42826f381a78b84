import { Fragment, type ReactNode } from 'react';
import styles from './text-block.module.css';

interface TextBlockProps {
  /** Name of the region, which is in the tab order so that it can be scrolled. */
  name: string;
  text: string;
  /** Whether long lines wrap: prose, not data. */
  wrap?: boolean;
  /** Numbers of lines to mark, from 0. */
  marked?: ReadonlySet<number>;
}

/** Text as it is, in a region that scrolls. */
export function TextBlock({ name, text, wrap = false, marked }: TextBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focused element (WCAG 2.1.1)
    <section tabIndex={0} aria-label={name} className={styles.block} translate="no">
      <pre data-wrap={wrap ? '' : undefined}>
        {marked && marked.size > 0 ? withMarks(text, marked) : text}
      </pre>
    </section>
  );
}

/** The text in which each marked line is an element. */
function withMarks(text: string, marked: ReadonlySet<number>): ReactNode[] {
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
