import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A button with a label. */
export function Button({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={clsx(styles.button, className)} {...rest} />;
}
