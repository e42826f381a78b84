import type { Version } from '@/lib/navigation/types';

/** The versions of the documentation: one, at the root of the site (specification section 2). */
export const versions: [Version] = [{ name: 'current', label: 'Next', path: '/', isLast: true }];
