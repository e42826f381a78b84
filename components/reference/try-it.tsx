import type { ReactNode } from 'react';
import { ConsolePlace } from '@/components/rpc/console-place';

/** The place of a method's console. Without scripts a sample is in its place. */
export function TryIt({ method, children }: { method: string; children?: ReactNode }) {
  return (
    <>
      <ConsolePlace method={method} />
      <noscript>
        <p>The console needs JavaScript. This sends the same:</p>
        {children}
      </noscript>
    </>
  );
}
