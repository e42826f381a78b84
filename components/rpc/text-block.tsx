import { prettyJson } from '@/lib/json';
import styles from './text-block.module.css';

/** Texts with more characters are neither formatted nor shown in full: their layout would freeze the page. */
const maxLength = 1_000_000;

/** The part of such a text that is shown, in characters. */
const shownLength = 100_000;

/** JSON on several lines, or another text as it is, in a region that scrolls. `name` is its accessible name. */
export function TextBlock({ name, text }: { name: string; text: string }) {
  const isLong = text.length > maxLength;
  const formatted = isLong ? undefined : prettyJson(text);
  return (
    <>
      {isLong && <p>{`Only the first ${shownLength.toLocaleString('en')} characters are shown.`}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focused element (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={name} className={styles.block} translate="no">
        <pre data-wrap={formatted === undefined ? '' : undefined}>
          {formatted ?? (isLong ? text.slice(0, shownLength) : text)}
        </pre>
      </section>
    </>
  );
}
