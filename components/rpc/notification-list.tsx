import { memo, startTransition, useState } from 'react';
import { prettyJson } from '@/lib/rpc/json';
import { Action } from './action';
import styles from './notification-list.module.css';
import report from './report.module.css';
import { TextBlock } from './text-block';

/** A notification with its number, from 1. */
interface Notification {
  number: number;
  at: Date;
  text: string;
}

const most = 100;

/** The newest notifications first, up to a limit, and how many there were. */
const nothing = { kept: [] as readonly Notification[], count: 0 };

/** The notifications so far, which the reader may pause and clear. */
export function useStream() {
  const [live, setLive] = useState(nothing);
  const [frozen, setFrozen] = useState<typeof nothing>();

  return {
    /** What is shown: the notifications until the reader paused, or until now. */
    ...(frozen ?? live),
    /** How many arrived since the pause. */
    waiting: frozen ? live.count - frozen.count : 0,
    isPaused: frozen !== undefined,
    setPaused: (isPaused: boolean) => setFrozen(isPaused ? live : undefined),
    clear: () => {
      setLive(nothing);
      if (frozen) setFrozen(nothing);
    },
    receive: (text: string) => {
      const at = new Date();
      // Some subscriptions send hundreds a second: React renders them in batches, after the reader's input.
      startTransition(() =>
        setLive(({ kept, count }) => ({
          kept: [{ number: count + 1, at, text }, ...kept.slice(0, most - 1)],
          count: count + 1,
        })),
      );
    },
  };
}

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
          {[
            count,
            waiting > 0 && ` and ${waiting} since the pause`,
            count > kept.length && `, the last ${kept.length} kept`,
          ]
            .filter(Boolean)
            .join('')}
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
