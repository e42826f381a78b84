'use client';

import { useState } from 'react';
import { usePageMotion } from '@/components/docs/use-page-motion';
import { OMITTED } from '@/lib/export/omitted';

interface StaticHtmlProps {
  /** Which of the document's elements of this kind it is. */
  name: string;
  html: string;
  className: string | undefined;
  /** Whether it is the page, whose parts move. */
  isPage?: boolean;
}

/** The HTML that stood in the opened document, by name, once it has been asked for. */
const opened = new Map<string, string>();

/**
 * HTML that React neither builds nor compares: it costs the browser the same, however long it is. In an exported
 * document the string is left out of the data, because it is in the document already (lib/export/slim-document.ts);
 * there it is read back, for when the reader returns to the page. A mounted page keeps its HTML: the router may hand
 * over the same once more.
 */
export function StaticHtml({ name, html, className, isPage = false }: StaticHtmlProps) {
  // One object for good: React writes the HTML again for another one, even with the same text.
  const [content] = useState(() => ({ __html: html === OMITTED ? openedHtml(name) : html }));
  const beside = usePageMotion(isPage);
  return (
    <>
      <div
        className={className}
        data-static={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at build time from our own content
        dangerouslySetInnerHTML={content}
      />
      {beside}
    </>
  );
}

/** The same motion for a page that React renders. */
export function PageMotion() {
  return usePageMotion(true);
}

function openedHtml(name: string): string {
  const known = opened.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
  opened.set(name, known);
  return known;
}
