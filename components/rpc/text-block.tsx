import styles from './text-block.module.css';

/** Longer texts are cut: their layout would freeze the page. */
export const maxShownCharacters = 100_000;

interface TextBlockProps {
  /** Accessible name of the region. */
  name: string;
  text: string;
  wrap?: boolean;
}

/** Preformatted text in a region that scrolls. */
export function TextBlock({ name, text, wrap = false }: TextBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focused element (WCAG 2.1.1)
    <section tabIndex={0} aria-label={name} className={styles.block} translate="no">
      <pre data-wrap={wrap ? '' : undefined}>{text}</pre>
    </section>
  );
}
