import { memo, useState } from 'react';
import { prettyJson } from '@/lib/rpc/pretty-json';
import { Action } from './action';
import styles from './notification-list.module.css';
import report from './report.module.css';
import { TextBlock } from './text-block';
import type { Notification, useSubscription } from './use-subscription';

interface NotificationListProps {
  /** Name of the notification. */
  name: string;
  subscription: ReturnType<typeof useSubscription>;
}

/** Notifications as they arrive, the newest first, each a line that opens. */
export function NotificationList({ name, subscription }: NotificationListProps) {
  const { stream, waiting, isPaused } = subscription;
  const { kept, count } = stream;
  return (
    <div className={report.report}>
      <div className={report.bar}>
        <h3>Notifications</h3>
        <output aria-live="off">
          {count}
          {waiting > 0 && ` and ${waiting} since the pause`}
          {count > kept.length && `, the last ${kept.length} kept`}
        </output>
        <Action aria-pressed={isPaused} onClick={() => subscription.setPaused(!isPaused)}>
          Pause
        </Action>
        <Action onClick={subscription.clear}>Clear</Action>
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

/** Most characters of a notification that are shown. */
const longest = 100_000;

const Item = memo(({ notification: { number, at, text } }: { notification: Notification }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.number}>{number}</span>
        <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
        <code>{gist(text)}</code>
      </summary>
      {isOpen && (
        <TextBlock
          name={`Notification ${number}`}
          text={text.length > longest ? text.slice(0, longest) : prettyJson(text)}
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

function clock(at: number): string {
  const date = new Date(at);
  return `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}
