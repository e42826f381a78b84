import type { ReactNode } from 'react';

/** A link to a page that is not written yet: its words without a destination. */
export function UnwrittenLink({ children }: { children?: ReactNode }) {
  return <span>{children}</span>;
}
