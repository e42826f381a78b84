'use client';

import { useRouter } from 'next/navigation';
import { useContentEvents } from './use-content-events';

/** Shows a change of content in the open page, scroll position and all. Mounted in development only. */
export function DevRefresh() {
  const { refresh } = useRouter();
  useContentEvents(refresh);
  return null;
}
