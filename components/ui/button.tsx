import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A button that says what it does in words. */
export function Button({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={clsx(styles.button, className)} {...rest} />;
}
