import { rm } from 'node:fs/promises';
import { noPictures } from '@/lib/content/content-pictures';
import { addSecurityPolicies } from '@/lib/export/content-security-policy';
import { placeMarkdown } from '@/lib/export/place-markdown';

/** Run in the folder of a site that tests build, with its environment: the policy names the search service. */
await addSecurityPolicies('out');
await placeMarkdown('out');
await rm(`out${noPictures}`, { force: true });
