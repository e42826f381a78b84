import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type Doc, getContent, getDoc, getPage } from '@/lib/content';
import { getPageTitle } from '@/lib/navigation';
import { assertContent } from '@/lib/navigation/check-site';
import { staticParams } from '@/lib/outputs/file-route';
import { docMetadata } from '@/lib/outputs/metadata';
import { Article, mdxComponents } from './article';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export function generateStaticParams() {
  return staticParams(async () => {
    await assertContent();
    return getContent().docs.map((doc) => ({ slug: doc.path.split('/').filter(Boolean) }));
  });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const doc = await requestedDoc(params);
  return docMetadata(doc, await getPageTitle(doc));
}

export default async function Page({ params }: Props) {
  const doc = await requestedDoc(params);
  // A build has checked all content before its first page. The constant removes the preview from it.
  if (process.env.NODE_ENV === 'development') {
    const { Preview } = await import('./preview');
    return <Preview doc={doc} />;
  }
  return <Article doc={doc} page={await getPage(doc, mdxComponents)} />;
}

async function requestedDoc(params: Props['params']): Promise<Doc> {
  const { slug = [] } = await params;
  return getDoc(`/${slug.join('/')}`) ?? notFound();
}
