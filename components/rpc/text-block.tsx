import styles from './text-block.module.css';

interface TextBlockProps {
  /** Name of the region, since it can be scrolled and so is a stop of the keyboard. */
  name: string;
  text: string;
  /** Whether lines are broken: prose, not data. */
  wrap?: boolean;
}

/** Text as it is, in a region that scrolls. */
export function TextBlock({ name, text, wrap = false }: TextBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls what has the focus (WCAG 2.1.1)
    <section tabIndex={0} aria-label={name} className={styles.block} translate="no">
      <pre data-wrap={wrap ? '' : undefined}>{text}</pre>
    </section>
  );
}
