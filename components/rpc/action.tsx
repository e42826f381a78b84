import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './action.module.css';

interface ActionProps extends ComponentProps<'button'> {
  /** Whether it is the main button of the panel. */
  main?: boolean;
}

/** A button of the console. It keeps the focus while it is disabled, so that keyboard users do not lose their place. */
export function Action({ className, main = false, disabled = false, onClick, ...rest }: ActionProps) {
  return (
    <button
      type="button"
      className={clsx(styles.action, className)}
      data-main={main ? '' : undefined}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}
