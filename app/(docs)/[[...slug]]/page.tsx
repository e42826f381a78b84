import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/docs/doc-page';
import { mdxComponents } from '@/components/mdx';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { checkInBackground } from '@/lib/check-in-background';
import { assertContent } from '@/lib/check-site';
import { getDocView, getFrame, getPageTitle } from '@/lib/nav';
import { versionLinks } from '@/lib/nav/version-links';
import { markdownPath } from '@/lib/outputs/markdown/markdown-path';
import { breadcrumbList, docMetadata } from '@/lib/outputs/metadata';
import { getRelated } from '@/lib/search';
import {
  assertNoProblems,
  type Doc,
  getDoc,
  getDocs,
  getFileProblems,
  getPage,
  ofAllVersions,
  renderPage,
} from '@/lib/site';
import { staticParams } from '@/lib/static-params';
import { withBase } from '@/lib/url';
import { latestVersion, versionOf } from '@/lib/version';

const isDevelopment = process.env.NODE_ENV === 'development';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export function generateStaticParams() {
  return staticParams(async () => {
    await assertContent();
    return (await ofAllVersions(getDocs)).map((doc) => ({ slug: doc.path.split('/').filter(Boolean) }));
  });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const doc = await requestedDoc(params);
  return docMetadata(doc, await getPageTitle(doc));
}

export default async function Page({ params }: Props) {
  // A build has checked the whole content before its first page.
  if (isDevelopment) checkInBackground();
  const doc = await requestedDoc(params);
  const { tree, toc } = await getPage(doc);
  const content = await renderPage(tree, mdxComponents);
  const [frame, view, related] = await Promise.all([getFrame(), getDocView(doc), getRelated(doc)]);
  const versions = versionLinks(doc.path, frame.versions);
  // Search engines are given the same page of the latest version, if it has one.
  const url = canonicalUrl(versions.find(({ isLast, isSame }) => isLast && isSame)?.href ?? doc.path);
  // Machines are to read the latest version.
  const markdown = versionOf(doc.path) === latestVersion ? markdownPath(doc.path) : undefined;
  const isHome = doc.frontMatter.layout === 'home';
  // A page outside of the sidebars is its own whole way.
  const alone = [{ label: doc.frontMatter.title, href: doc.path }];
  const crumbs = view.breadcrumbs.length > 0 ? view.breadcrumbs : alone;
  return (
    <>
      {/* Not through Next's metadata, which would end the address in a slash. */}
      <link rel="canonical" href={url} />
      {markdown !== undefined && <link rel="alternate" type="text/markdown" href={withBase(markdown)} />}
      <meta property="og:url" content={url} />
      <DocPage
        title={doc.frontMatter.title}
        layout={doc.frontMatter.layout}
        current={doc.path}
        versions={versions}
        toc={toc}
        markdown={isHome ? undefined : markdown}
        related={isHome ? [] : related}
        feedbackUrl={site.feedbackUrl}
        structuredData={breadcrumbList(crumbs)}
        {...view}
      >
        {content}
      </DocPage>
    </>
  );
}

async function requestedDoc(params: Props['params']): Promise<Doc> {
  const { slug = [] } = await params;
  const route = `/${slug.join('/')}`;
  const doc = await getDoc(route);
  // A page whose front matter cannot be read is missing; the writer is to see why.
  if (!doc && isDevelopment) assertNoProblems(getFileProblems(route));
  return doc ?? notFound();
}
