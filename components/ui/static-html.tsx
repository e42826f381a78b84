'use client';

import { useLayoutEffect, useState } from 'react';
import { hasPage, openedHtml, showPage } from '@/components/docs/page-frame';
import { usePageMotion } from '@/components/docs/use-page-motion';
import { OMITTED } from '@/lib/export/omitted';

// One module for all: what the layout has and what the page has would be a file each, for every reader to load.

interface StaticHtmlProps {
  /** Which of the document's elements of this kind it is. */
  name: string;
  html: string;
  className: string | undefined;
}

/**
 * HTML that React neither builds nor compares: it costs the browser the same, however long it is. In an exported
 * document the string is left out of the data, because it is in the document already (lib/export/slim-document.ts);
 * there it is read back, for when React has to write it.
 */
export function StaticHtml({ name, html, className }: StaticHtmlProps) {
  // One object for good: React writes the HTML again for another one, even with the same text.
  const [content] = useState(() => ({
    __html: html === OMITTED ? (document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '') : html,
  }));
  return (
    <div
      className={className}
      data-static={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at build time from our own content
      dangerouslySetInnerHTML={content}
    />
  );
}

interface StaticPageProps {
  html: string;
  className: string | undefined;
}

/**
 * A page as one string of HTML. It stands in the frame of the root layout (components/docs/page-frame.ts). React writes
 * it here only for the document that is opened; the export moves it to the frame (lib/export/frame-page.ts), and in
 * development the browser does.
 */
export function StaticPage({ html, className }: StaticPageProps) {
  // For good: the router may hand over the same page once more, and the reader has changed what is shown.
  const [page] = useState(() => ({
    html: html === OMITTED ? openedHtml() : html,
    isWritten: isWritten(html),
  }));
  useLayoutEffect(() => showPage(page.html, className), [page, className]);
  const beside = usePageMotion();
  return (
    <>
      {/* The router scrolls to where this is: right before the frame. */}
      {page.isWritten ? <StaticHtml name="page" html={html} className={className} /> : <div />}
      {beside}
    </>
  );
}

/**
 * Whether React writes the page, or finds it written: on the server, and in the document that was opened. The first page
 * of a visit may also be one that a link leads to, from a page that React renders.
 */
function isWritten(html: string): boolean {
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') return !hasPage();
  return html === OMITTED && !hasPage();
}

/** The same motion for a page that React renders. */
export function PageMotion() {
  return usePageMotion();
}
