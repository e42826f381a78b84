import type { Version } from '@/lib/navigation/types';

/**
 * The published versions of the documentation, newest first. Each is a separate build, below a separate path. A
 * build documents the version whose path is its base path (`NEXT_PUBLIC_BASE_PATH`), and the last version below any
 * other path, such as that of a preview. Paths start at the root of the host, not at the base path: `/1.17/`.
 */
export const versions: [Version, ...Version[]] = [
  { name: 'current', label: 'Next', path: '/', isLast: true },
];
