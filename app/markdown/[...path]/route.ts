import { fileRoute } from '@/lib/outputs/file-route';
import { listMarkdownFiles } from '@/lib/outputs/markdown-files';

export const dynamic = 'force-static';

/** Each page as Markdown, and the parts of long pages. lib/export/place-markdown.ts puts them next to the pages. */
export const { generateStaticParams, GET } = fileRoute(listMarkdownFiles, (make) => make());
