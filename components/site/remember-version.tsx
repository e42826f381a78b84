'use client';

import { useEffect } from 'react';
import { setPreferredVersion } from '@/lib/store/preferences';

/** Reading a version of the documentation is preferring it: stores its name. Renders nothing. */
export function RememberVersion({ name }: { name: string }) {
  useEffect(() => setPreferredVersion(name), [name]);
  return null;
}
