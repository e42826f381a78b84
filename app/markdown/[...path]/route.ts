import { fileRoute } from '@/lib/file-route';
import { pageMarkdown } from '@/lib/outputs/markdown/page-markdown';
import { getDocs, getPage } from '@/lib/site';
import { markdownPath } from '@/lib/url';

export const dynamic = 'force-static';

/** Each page as Markdown. lib/export/place-markdown.ts puts it next to the page. */
export const { generateStaticParams, GET } = fileRoute(
  async () => (await getDocs()).map((doc) => [markdownPath(doc.path).slice(1), doc]),
  async (doc) => {
    const { tree } = await getPage(doc);
    const headers = { 'Content-Type': 'text/markdown; charset=utf-8' };
    return new Response(pageMarkdown(doc, structuredClone(tree)), { headers });
  },
);
