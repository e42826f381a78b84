import { getDocs, getPage } from '@/lib/content';
import { markdownPath } from '@/lib/outputs/markdown/markdown-path';
import { pageMarkdown } from '@/lib/outputs/markdown/page-markdown';
import { staticParams } from '@/lib/static-params';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams(async () =>
    (await getDocs()).map((doc) => ({ path: markdownPath(doc.path).split('/').slice(1) })),
  );
}

/** A page as Markdown. lib/export/place-markdown.ts puts it beside the page. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const wanted = `/${(await params).path.join('/')}`;
  const doc = (await getDocs()).find((it) => markdownPath(it.path) === wanted);
  if (!doc) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8' };
  const { tree } = await getPage(doc);
  return new Response(pageMarkdown(doc, structuredClone(tree)), { headers });
}
