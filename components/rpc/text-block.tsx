import styles from './text-block.module.css';

interface TextBlockProps {
  /** Name of the region, which is in the tab order so that it can be scrolled. */
  name: string;
  text: string;
  /** Whether long lines wrap: prose, not data. */
  wrap?: boolean;
}

/** Text as it is, in a region that scrolls. */
export function TextBlock({ name, text, wrap = false }: TextBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focused element (WCAG 2.1.1)
    <section tabIndex={0} aria-label={name} className={styles.block} translate="no">
      <pre data-wrap={wrap ? '' : undefined}>{text}</pre>
    </section>
  );
}
