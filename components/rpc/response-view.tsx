import { useMemo, useState } from 'react';
import { type Json, prettyJson } from '@/lib/json';
import { differingLines } from '@/lib/rpc-client/differences';
import type { Answer } from '@/lib/rpc-client/failures';
import { formatBytes, formatMs } from '@/lib/rpc-client/format';
import { ConsoleButton, CopyButton } from './console-button';
import report from './report.module.css';
import styles from './response-view.module.css';
import { TextBlock } from './text-block';

/** Larger answers are not formatted, and only their beginning is shown. */
const maxFormattedBytes = 1_000_000;
const maxShownCharacters = 100_000;

interface ResponseViewProps {
  answer: Answer;
  /** Name of the method, for the saved file. */
  name: string;
  /** The documented answer, if lines that differ from it are to be marked. */
  documented: Json | undefined;
}

/** The answer with its status, time and size, formatted or raw. Numbers keep every digit that the node sent. */
export function ResponseView({ answer, name, documented }: ResponseViewProps) {
  const { status, statusText, ms, bytes, text } = answer;
  const [isRaw, setRaw] = useState(false);
  const isLarge = bytes > maxFormattedBytes;
  const formatted = useMemo(() => (isLarge ? undefined : prettyJson(text)), [isLarge, text]);
  const differing = useMemo(
    () =>
      formatted === undefined || documented === undefined ? undefined : differingLines(formatted, documented),
    [formatted, documented],
  );
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
      {isFormatted && differing !== undefined && (
        <p>
          {differing.size === 0
            ? 'The same as in the documented response.'
            : 'What differs from the documented response is marked.'}
        </p>
      )}
      <TextBlock
        name="Response body"
        text={shown || 'The body is empty.'}
        wrap={formatted === undefined}
        {...(isFormatted && differing && { marked: differing })}
      />
    </div>
  );
}

function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the URL after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
