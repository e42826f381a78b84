import { prettyJson } from '@/lib/json';
import styles from './text-block.module.css';

/** Longer texts are not formatted, in characters: parsing them would freeze the page. */
const maxFormatted = 1_000_000;

/** How much of a text is shown, in characters: the layout of more would freeze the page. */
const shownLength = 100_000;

/** JSON on several lines, or another text as it is, in a region that scrolls. `name` is its accessible name. */
export function TextBlock({ name, text }: { name: string; text: string }) {
  const formatted = text.length > maxFormatted ? undefined : prettyJson(text);
  const whole = formatted ?? text;
  return (
    <>
      {whole.length > shownLength && (
        <p>{`Only the first ${shownLength.toLocaleString('en')} characters are shown.`}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focused element (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={name} className={styles.block} translate="no">
        <pre data-wrap={formatted === undefined ? '' : undefined}>{whole.slice(0, shownLength)}</pre>
      </section>
    </>
  );
}
