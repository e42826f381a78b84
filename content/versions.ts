import type { PublishedVersion } from '@/lib/nav/types';
import { plots } from './plots';

/** The versions of the documentation, newest first: the latest, then what `npm run cut-version` froze. */
export const versions: [PublishedVersion, ...PublishedVersion[]] = [
  { name: 'current', label: 'Next', path: '/', isLast: true, plots },
];
