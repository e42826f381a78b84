import { completeDocuments } from '@/lib/export/content-security-policy';
import { placeMarkdown } from '@/lib/export/place-markdown';
import { removePlaceholder } from '@/lib/export/remove-placeholder';

/** Run in the folder of a site that tests build, with its environment: the policy names the search service. */
await completeDocuments('out');
await placeMarkdown('out');
await removePlaceholder('out');
