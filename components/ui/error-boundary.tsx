'use client';

import type { ReactNode } from 'react';

/** Placeholder until the search branch's file is merged. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return children;
}
