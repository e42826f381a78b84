import { versions } from '@/content/versions';

/** The version that the site documents. */
export const [currentVersion] = versions;
