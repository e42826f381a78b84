import { versions } from '@/content/versions';
import { basePath } from './url';

/** The version that pages of the others link. */
export const lastVersion = versions.find(({ isLast }) => isLast) ?? versions[0];

/** The version that this build documents: content/versions.ts has the rule. */
export const currentVersion =
  versions.find(({ path }) => path.replace(/\/$/, '') === basePath) ?? lastVersion;
