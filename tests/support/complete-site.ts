import { rm } from 'node:fs/promises';
import { addSecurityPolicies } from '@/lib/export/content-security-policy';
import { writeFileList } from '@/lib/export/file-list';
import { placeMarkdown } from '@/lib/export/place-markdown';
import { noPictures } from '@/lib/source/content-pictures';

/** Run in the folder of a site that tests build, with its environment: the policy names the search service. */
await addSecurityPolicies('out');
await placeMarkdown('out');
await rm(`out${noPictures}`, { force: true });
writeFileList('out');
