import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CodeCopy } from '@/components/mdx/code-copy';
import type { TocItem } from '@/lib/content/types';
import type { Crumb, SidebarItem } from '@/lib/nav/types';
import { Breadcrumbs } from './breadcrumbs';
import styles from './doc-page.module.css';
import { Feedback } from './feedback';
import { HomeMark } from './home-mark';
import { PageFooter } from './page-footer';
import { Pagination } from './pagination';
import { Related } from './related';
import { ScrollRegions } from './scroll-regions';
import { SidePanel } from './side-panel';
import { TableOfContents } from './table-of-contents';

export interface DocPageProps {
  title: string;
  /**
   * `home` has no contents and a wide article under a larger title; `reference` has its contents under the title, for
   * the sake of columns of its own.
   */
  layout?: 'doc' | 'home' | 'reference' | undefined;
  /** Route of the page. */
  current: string;
  /** The navbar's pages. */
  primary: Crumb[];
  /** Name and items of the page's sidebar; a page may belong to none. */
  sidebar?: string | undefined;
  items: SidebarItem[];
  breadcrumbs: Crumb[];
  toc: TocItem[];
  previous?: Crumb | undefined;
  next?: Crumb | undefined;
  /** Pages to read next. */
  related?: Crumb[] | undefined;
  editUrl?: string | undefined;
  lastUpdated?: string | undefined;
  /** Where readers say whether the page helped; a page that is no document asks nothing. */
  feedbackUrl?: string | undefined;
  /** The compiled text. */
  children: ReactNode;
}

/** A documentation page: the side panel, the article and its contents, placed by one grid. */
export function DocPage(props: DocPageProps) {
  const { title, layout = 'doc', current, primary, sidebar = 'none', items, breadcrumbs, toc } = props;
  const home = layout === 'home';
  return (
    <div
      className={clsx(styles.page, layout !== 'doc' && styles[layout], items.length === 0 && styles.alone)}
    >
      <SidePanel primary={primary} items={items} current={current} sidebar={sidebar} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <article className={styles.article}>
          <header className={styles.header}>
            {home ? <HomeMark /> : <Breadcrumbs items={breadcrumbs} />}
            <h1 tabIndex={-1}>{title}</h1>
          </header>
          {!home && <TableOfContents items={toc} compact={layout === 'reference'} />}
          <div className={clsx('prose', styles.text)}>{props.children}</div>
          <footer className={styles.footer}>
            <PageFooter editUrl={props.editUrl} lastUpdated={props.lastUpdated} />
            {props.feedbackUrl !== undefined && <Feedback action={props.feedbackUrl} route={current} />}
            <Pagination previous={props.previous} next={props.next} />
            {props.related !== undefined && <Related current={current} pages={props.related} />}
          </footer>
        </article>
      </main>
      <CodeCopy />
      <ScrollRegions />
    </div>
  );
}
