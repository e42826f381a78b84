import { useMemo, useState } from 'react';
import { differingLines } from '@/lib/rpc/differences';
import type { Answer } from '@/lib/rpc/failures';
import { formatBytes, formatMs } from '@/lib/rpc/format';
import { prettyJson } from '@/lib/rpc/json';
import type { Json } from '@/lib/rpc/schema';
import { Action, CopyAction } from './action';
import styles from './answer-view.module.css';
import report from './report.module.css';
import { TextBlock } from './text-block';

/** Above this many bytes an answer is not formatted, and only its beginning is shown. */
const largest = 1_000_000;
const shownCharacters = 100_000;

interface AnswerViewProps {
  answer: Answer;
  /** Name of the method, which names the saved file. */
  name: string;
  /** The documented answer: lines that differ from it are marked. Absent for an answer of another kind. */
  documented: Json | undefined;
}

/** The answer with its status, time and size: formatted or as it came. Numbers keep every digit that the node sent. */
export function AnswerView({ answer, name, documented }: AnswerViewProps) {
  const { status, statusText, ms, bytes, text } = answer;
  const [isRaw, setRaw] = useState(false);
  const isLarge = bytes > largest;
  const formatted = useMemo(() => (isLarge ? undefined : prettyJson(text)), [isLarge, text]);
  const differing = useMemo(
    () =>
      formatted === undefined || documented === undefined ? undefined : differingLines(formatted, documented),
    [formatted, documented],
  );
  const isFormatted = formatted !== undefined && !isRaw;
  const shown = isFormatted ? formatted : isLarge ? text.slice(0, shownCharacters) : text;

  return (
    <div className={report.report}>
      <div className={report.bar}>
        <h3>Response</h3>
        <p className={styles.measures}>
          {/* Answers of a websocket have no HTTP status. */}
          {status !== 101 && <span data-ok={status < 300}>{`HTTP ${status} ${statusText}`}</span>}
          <span>{formatMs(ms)}</span>
          <span>{formatBytes(bytes)}</span>
        </p>
        {formatted !== undefined && (
          <Action aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
            Raw
          </Action>
        )}
        {isLarge && <Action onClick={() => saveText(text, `${name}.json`)}>Save as file</Action>}
        <CopyAction text={() => (isLarge ? text : shown)} label="Copy" />
      </div>
      {isLarge && (
        <p>
          {`The answer has ${formatBytes(bytes)}. Shown are its first ${shownCharacters.toLocaleString('en')} characters, as they came.`}
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

/** Makes the browser save a text as a file. */
function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the URL after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
