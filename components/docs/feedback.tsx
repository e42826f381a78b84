import { Button } from '@/components/ui/button';
import styles from './feedback.module.css';

/** Asks whether the page helped. The form opens a prefilled issue at `action`, whose address has a limited length. */
export function Feedback({ action, route }: Record<'action' | 'route', string>) {
  return (
    <details className={styles.feedback}>
      <summary>Was this page helpful?</summary>
      <form action={action} method="get" target="_blank" rel="noopener">
        <fieldset>
          <legend>Your answer</legend>
          <label>
            <input type="radio" name="title" value={`Helpful: ${route}`} required /> Yes
          </label>
          <label>
            <input type="radio" name="title" value={`Not helpful: ${route}`} /> No
          </label>
        </fieldset>
        <label className={styles.reason}>
          What is missing or wrong?
          <textarea name="body" rows={3} maxLength={700} />
        </label>
        <p>
          The next step opens a new issue on GitHub with your answer. You can change it there before you send
          it.
        </p>
        <Button type="submit">Continue on GitHub</Button>
      </form>
    </details>
  );
}
