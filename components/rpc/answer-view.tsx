import { useMemo, useState } from 'react';
import { formatBytes, formatMs } from '@/lib/rpc/format';
import type { Answer } from '@/lib/rpc/outcome';
import { prettyJson } from '@/lib/rpc/pretty-json';
import { Action } from './action';
import styles from './answer-view.module.css';
import { CopyAction } from './copy-action';
import { Report } from './report';
import { TextBlock } from './text-block';

/** Above this many bytes an answer is not formatted, and only its beginning is shown. */
const largest = 1_000_000;
const shownCharacters = 100_000;

interface AnswerViewProps {
  answer: Answer;
  /** Name of the method, which names the saved file. */
  name: string;
  hasStatus?: boolean;
}

/** The answer with its status, time and size: formatted or as it came. Numbers keep every digit that the node sent. */
export function AnswerView({ answer, name, hasStatus = false }: AnswerViewProps) {
  const { status, statusText, ms, bytes, text } = answer;
  const [isRaw, setRaw] = useState(false);
  const isLarge = bytes > largest;
  const isJson = useMemo(() => !isLarge && canParse(text), [isLarge, text]);
  const shown = useMemo(() => {
    if (isLarge) return text.slice(0, shownCharacters);
    return isJson && !isRaw ? prettyJson(text) : text;
  }, [text, isLarge, isJson, isRaw]);

  return (
    <Report
      title="Response"
      bar={
        <>
          <p className={styles.measures}>
            {hasStatus && (
              <span data-ok={status < 300}>
                HTTP {status} {statusText}
              </span>
            )}
            <span>{formatMs(ms)}</span>
            <span>{formatBytes(bytes)}</span>
          </p>
          {isJson && (
            <Action aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
              Raw
            </Action>
          )}
          {isLarge && <Action onClick={() => saveText(text, `${name}.json`)}>Save as file</Action>}
          <CopyAction text={() => (isLarge ? text : shown)} label="Copy" />
        </>
      }
    >
      {isLarge && (
        <p>
          The answer has {formatBytes(bytes)}. Shown are its first {shownCharacters.toLocaleString('en')}{' '}
          characters, as they came.
        </p>
      )}
      <TextBlock name="Response body" text={shown === '' ? 'The body is empty.' : shown} wrap={!isJson} />
    </Report>
  );
}

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Makes the browser save a text as a file. */
function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
