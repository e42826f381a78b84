import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useCopy } from '@/components/ui/use-copy';
import styles from './console-button.module.css';

/** A button of the console; `data-main` is the primary one. It stays focusable while disabled, for keyboard users. */
export function ConsoleButton({ className, disabled = false, onClick, ...rest }: ComponentProps<'button'>) {
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

/** Copies a text, which is made only when the button is pressed. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const [outcome, copy] = useCopy(messages);
  return (
    <ConsoleButton onClick={() => copy(() => navigator.clipboard.writeText(text()))}>
      {outcome === undefined ? label : messages[outcome]}
    </ConsoleButton>
  );
}
