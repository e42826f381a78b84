import type { ReactNode } from 'react';
import { ConsoleLoader } from '@/components/rpc/console-loader';

/** The console of a method. Without scripts a sample stands in its place. */
export function TryIt({ method, children }: { method: string; children?: ReactNode }) {
  return (
    <>
      <ConsoleLoader method={method} />
      <noscript>
        <p>The console needs JavaScript. This sends the same:</p>
        {children}
      </noscript>
    </>
  );
}
