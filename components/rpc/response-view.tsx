import type { Answer } from '@/lib/rpc-client/failures';
import { CopyButton } from './console-button';
import report from './report.module.css';
import styles from './response-view.module.css';
import { TextBlock } from './text-block';

/** The answer with its status, time and size. */
export function ResponseView({ answer: { status, isOk, ms, text } }: { answer: Answer }) {
  return (
    <div className={report.report}>
      <div className={report.bar}>
        <h3>Response</h3>
        <p className={styles.measures}>
          {status !== undefined && <span data-ok={isOk}>{status}</span>}
          <span>{`${Math.round(ms)} ms`}</span>
          <span>{formatBytes(new Blob([text]).size)}</span>
        </p>
        <CopyButton text={() => text} label="Copy" />
      </div>
      <TextBlock name="Response body" text={text || 'The body is empty.'} />
    </div>
  );
}

const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** A size: `812 bytes`, `1.23 kB`, `10.5 MB`. */
function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${figures.format(bytes / 1_000_000)} MB`;
  return bytes >= 1_000 ? `${figures.format(bytes / 1_000)} kB` : `${bytes} bytes`;
}
