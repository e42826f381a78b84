import type { Metadata } from 'next';
import { SidePanel } from '@/components/docs/side-panel';
import { NotFound } from '@/components/site/not-found';
import { getFrame } from '@/lib/nav';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default async function NotFoundPage() {
  const { primary } = getFrame();
  return (
    <>
      <SidePanel primary={primary} items={[]} current="/404" sidebar="none" />
      <NotFound sections={[{ label: 'Home', href: '/' }, ...primary]} />
    </>
  );
}
