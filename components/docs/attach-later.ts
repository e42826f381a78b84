import { createElement, Fragment, type ReactNode } from 'react';
import { attachCodeCopy } from '@/components/mdx/code-copy';
import { attachFilters } from '@/components/mdx/filter-controls';
import { attachConsole } from '@/components/rpc/console-opener';
import { attachAnnouncement } from '@/components/site/announcement-dismissal';
import { attachColorMode } from '@/components/site/color-mode';
import { attachDropdowns } from '@/components/site/dropdown-closer';
import { repeatPresses } from '@/components/site/early-press';
import { attachMissingPage } from '@/components/site/missing-page';
import { attachPatientNavigation } from '@/components/site/patient-navigation';
import { attachPreferredVersion } from '@/components/site/preferred-version';
import { attachVersionLinks } from '@/components/site/version-links';
import { attachContents } from './active-heading';
import { attachArrival } from './arrival';
import { attachKeeping } from './keep-panel';
import { attachPageCopy } from './page-copy';
import { attachRelated } from './related-motion';
import { attachScrollRegions } from './scroll-regions';
import { attachSidebar } from './sidebar-motion';

const attachers: ((render: (node: ReactNode) => void) => () => void)[] = [
  attachPatientNavigation,
  attachArrival,
  attachKeeping,
  attachScrollRegions,
  attachContents,
  attachSidebar,
  attachCodeCopy,
  attachPageCopy,
  attachFilters,
  attachConsole,
  attachColorMode,
  attachDropdowns,
  attachAnnouncement,
  attachMissingPage,
  attachPreferredVersion,
  ...(process.env.VERSIONS === 'several' ? [attachVersionLinks] : []),
  ...(process.env.SEARCH_ENGINE === 'hosted' ? [attachRelated] : []),
];

/**
 * Attaches what no reader needs in a page's first moments; `data-attached` on `<html>` says so. Returns the undo.
 *
 * @param render renders beside the page, until the page goes
 */
export function attachLater(render: (node: ReactNode) => void): () => void {
  const parts: ReactNode[] = attachers.map(() => null);
  const undo = attachers.map((attach, place) => {
    try {
      return attach((node) => {
        parts[place] = node;
        render(createElement(Fragment, null, ...parts));
      });
    } catch (error) {
      // A mistake in one is told and costs only itself.
      reportError(error);
      return () => undefined;
    }
  });
  document.documentElement.dataset.attached = '';
  repeatPresses();
  return () => {
    delete document.documentElement.dataset.attached;
    for (const each of undo) each();
  };
}
