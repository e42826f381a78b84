import { completeDocuments } from '@/lib/export/complete-documents';

/** Run in the folder of a site that tests build, with its environment: the policy names the search service. */
await completeDocuments('out');
