import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { assertContent } from '@/lib/check-site';
import { staticParams } from '@/lib/file-route';
import { getPageTitle } from '@/lib/nav';
import { docMetadata } from '@/lib/outputs/metadata';
import { type Doc, getDoc, getDocs, getPage } from '@/lib/site';
import { Article } from './article';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export function generateStaticParams() {
  return staticParams(async () => {
    await assertContent();
    return (await getDocs()).map((doc) => ({ slug: doc.path.split('/').filter(Boolean) }));
  });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const doc = await requestedDoc(params);
  return docMetadata(doc, await getPageTitle(doc));
}

export default async function Page({ params }: Props) {
  const doc = await requestedDoc(params);
  // A build has checked the whole content before its first page. The constant lets it drop the preview.
  if (process.env.NODE_ENV === 'development') {
    const { Preview } = await import('./preview');
    return <Preview doc={doc} />;
  }
  return <Article doc={doc} page={await getPage(doc)} />;
}

async function requestedDoc(params: Props['params']): Promise<Doc> {
  const { slug = [] } = await params;
  return (await getDoc(`/${slug.join('/')}`)) ?? notFound();
}
