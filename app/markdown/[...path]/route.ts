import { getContent, getMarkdown } from '@/lib/content';
import { fileRoute } from '@/lib/file-route';
import { markdownPath } from '@/lib/url';

export const dynamic = 'force-static';

/** Each page as Markdown. lib/export/place-markdown.ts puts it next to the page. */
export const { generateStaticParams, GET } = fileRoute(
  async () => getContent().docs.map((doc) => [markdownPath(doc.path).slice(1), doc]),
  async (doc) => {
    const headers = { 'Content-Type': 'text/markdown; charset=utf-8' };
    return new Response(await getMarkdown(doc), { headers });
  },
);
