import { memo, startTransition, useState } from 'react';
import styles from './notification-list.module.css';
import report from './report.module.css';
import { TextBlock } from './text-block';

interface Notification {
  number: number;
  at: Date;
  text: string;
}

const maxKept = 100;

/** The latest notifications of a subscription, newest first, and how many arrived in total. */
export function useStream() {
  const [stream, setStream] = useState({ kept: [] as readonly Notification[], count: 0 });
  return {
    ...stream,
    receive: (text: string) => {
      const at = new Date();
      // Some subscriptions send hundreds a second. A transition batches them and lets input go first.
      startTransition(() =>
        setStream(({ kept, count }) => ({
          kept: [{ number: count + 1, at, text }, ...kept.slice(0, maxKept - 1)],
          count: count + 1,
        })),
      );
    },
  };
}

/** Notifications as they arrive, newest first, each a line that expands. */
export function NotificationList({ name, stream }: { name: string; stream: ReturnType<typeof useStream> }) {
  const { kept, count } = stream;
  return (
    <div className={report.report}>
      <div className={report.bar}>
        <h3>Notifications</h3>
        <output aria-live="off">
          {count > kept.length ? `${count}, the last ${kept.length} kept` : count}
        </output>
      </div>
      {count === 0 && (
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

const Item = memo(({ notification: { number, at, text } }: { notification: Notification }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.number}>{number}</span>
        <time dateTime={at.toISOString()}>{clock.format(at)}</time>
        <code>{summarize(text)}</code>
      </summary>
      {isOpen && <TextBlock name={`Notification ${number}`} text={text} />}
    </details>
  );
});

/** The start of a notification's result, the only part in which those of a subscription differ. */
function summarize(text: string): string {
  const start = text.indexOf('"result":');
  const from = start < 0 ? 0 : start + '"result":'.length;
  const result = text.slice(from, from + 300);
  return result.replace(/,"subscription":\d+\}\}$/, '').slice(0, 200);
}
