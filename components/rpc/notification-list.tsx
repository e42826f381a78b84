import { memo, useState } from 'react';
import { prettyJson } from '@/lib/rpc/pretty-json';
import { Action } from './action';
import styles from './notification-list.module.css';
import report from './report.module.css';
import { TextBlock } from './text-block';
import type { Notification, useStream } from './use-stream';

interface NotificationListProps {
  /** Name of the notification. */
  name: string;
  stream: ReturnType<typeof useStream>;
}

/** Notifications as they arrive, the newest first, each a line that opens. */
export function NotificationList({ name, stream }: NotificationListProps) {
  const { kept, count, waiting, isPaused } = stream;
  return (
    <div className={report.report}>
      <div className={report.bar}>
        <h3>Notifications</h3>
        <output aria-live="off">
          {count}
          {waiting > 0 && ` and ${waiting} since the pause`}
          {count > kept.length && `, the last ${kept.length} kept`}
        </output>
        <Action aria-pressed={isPaused} onClick={() => stream.setPaused(!isPaused)}>
          Pause
        </Action>
        <Action onClick={stream.clear}>Clear</Action>
      </div>
      {kept.length === 0 && (
        <p>
          Nothing yet. Each <code>{name}</code> shows here.
        </p>
      )}
      <ol className={styles.list}>
        {kept.map((each) => (
          <li key={each.number}>
            <Item notification={each} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** Most characters of a notification that are shown. */
const longest = 100_000;

const Item = memo(({ notification: { number, at, text } }: { notification: Notification }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.number}>{number}</span>
        <time dateTime={at.toISOString()}>{clock.format(at)}</time>
        <code>{gist(text)}</code>
      </summary>
      {isOpen && (
        <TextBlock
          name={`Notification ${number}`}
          text={text.length > longest ? text.slice(0, longest) : (prettyJson(text) ?? text)}
        />
      )}
    </details>
  );
});

/** The part in which notifications of a subscription differ: their result. */
function gist(text: string): string {
  const start = text.indexOf('"result":');
  const result = start < 0 ? text : text.slice(start + '"result":'.length);
  return result.replace(/,"subscription":\d+\}\}$/, '').slice(0, 200);
}
