import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useCopyReport } from '@/components/ui/use-copy-report';
import styles from './action.module.css';

/**
 * A button of the console; `data-main` makes it the main one. It keeps the focus while it is disabled, so that keyboard
 * users do not lose their place.
 */
export function Action({ className, disabled = false, onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={clsx(styles.action, className)}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}

const messages = { copied: 'Copied', failed: 'The browser refused to copy' };

/** Copies a text, which is made only then, and shows whether it worked. */
export function CopyAction({ text, label }: { text: () => string; label: string }) {
  const [outcome, report] = useCopyReport();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      report('copied', messages.copied);
    } catch {
      report('failed', messages.failed);
    }
  };
  return <Action onClick={() => void copy()}>{outcome === undefined ? label : messages[outcome]}</Action>;
}
