import { useMemo, useState } from 'react';
import { prettyJson } from '@/lib/json';
import type { Answer } from '@/lib/rpc-client/failures';
import { formatBytes, formatMs } from '@/lib/rpc-client/format';
import { ConsoleButton, CopyButton } from './console-button';
import report from './report.module.css';
import styles from './response-view.module.css';
import { maxShownCharacters, TextBlock } from './text-block';

/** Larger answers are not formatted, and only their beginning is shown. */
const maxFormattedBytes = 1_000_000;

/** The answer with status, time and size, formatted or raw. `name` is the method's, for the saved file. */
export function ResponseView({ answer, name }: { answer: Answer; name: string }) {
  const { status, statusText, ms, bytes, text } = answer;
  const [isRaw, setRaw] = useState(false);
  const isLarge = bytes > maxFormattedBytes;
  const formatted = useMemo(() => (isLarge ? undefined : prettyJson(text)), [isLarge, text]);
  const isFormatted = formatted !== undefined && !isRaw;
  const shown = isFormatted ? formatted : isLarge ? text.slice(0, maxShownCharacters) : text;

  return (
    <div className={report.report}>
      <div className={report.bar}>
        <h3>Response</h3>
        <p className={styles.measures}>
          {/* 101 means that the answer came over a websocket. */}
          {status !== 101 && <span data-ok={status < 300}>{`HTTP ${status} ${statusText}`}</span>}
          <span>{formatMs(ms)}</span>
          <span>{formatBytes(bytes)}</span>
        </p>
        {formatted !== undefined && (
          <ConsoleButton aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
            Raw
          </ConsoleButton>
        )}
        {isLarge && (
          <ConsoleButton onClick={() => saveText(text, `${name}.json`)}>Save as file</ConsoleButton>
        )}
        <CopyButton text={() => (isLarge ? text : shown)} label="Copy" />
      </div>
      {isLarge && (
        <p>
          {`The answer has ${formatBytes(bytes)}. Shown are its first ${maxShownCharacters.toLocaleString('en')} characters, as they came.`}
        </p>
      )}
      <TextBlock name="Response body" text={shown || 'The body is empty.'} wrap={formatted === undefined} />
    </div>
  );
}

function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the URL after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
