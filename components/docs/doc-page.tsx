import { createHash } from 'node:crypto';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { PageMotion, StaticPage } from '@/components/ui/static-html';
import type { TocItem } from '@/lib/content/types';
import { staticMarkup } from '@/lib/export/static-markup';
import type { Crumb, SidebarItem, VersionLink } from '@/lib/nav/types';
import { Breadcrumbs } from './breadcrumbs';
import styles from './doc-page.module.css';
import { Feedback } from './feedback';
import { HomeMark } from './home-mark';
import { PageActions } from './page-actions';
import { PageFooter } from './page-footer';
import { Pagination } from './pagination';
import { Related } from './related';
import { SidePanel } from './side-panel';
import { TableOfContents } from './table-of-contents';
import { VersionBanner } from './version-banner';

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
  /** The page in each version; none where there is one version. */
  versions?: VersionLink[] | undefined;
  /** Name and items of the page's sidebar; a page may belong to none. */
  sidebar?: string | undefined;
  items: SidebarItem[];
  breadcrumbs: Crumb[];
  toc: TocItem[];
  previous?: Crumb | undefined;
  next?: Crumb | undefined;
  /** Path of the page as Markdown, for readers to take with them. */
  markdown?: string | undefined;
  /** Pages to read next. */
  related?: Crumb[] | undefined;
  editUrl?: string | undefined;
  lastUpdated?: string | undefined;
  /** Where readers say whether the page helped; a page that is no document asks nothing. */
  feedbackUrl?: string | undefined;
  /** What the page is to machines, as the text of a script of JSON-LD. */
  structuredData?: string | undefined;
  /** The compiled text. */
  children: ReactNode;
}

/**
 * A documentation page: the side panel, the article and its contents, placed by one grid. With `isStatic` it reaches
 * the browser as one string of HTML; then nothing in it may be a client component.
 */
export function DocPage({ isStatic, ...props }: DocPageProps & { isStatic: boolean }) {
  const { layout = 'doc', items } = props;
  const className = clsx(styles.page, layout !== 'doc' && styles[layout], items.length === 0 && styles.alone);
  if (!isStatic) {
    return (
      <>
        <div className={clsx(className, styles.live)}>
          <Parts {...props} />
        </div>
        <PageMotion />
      </>
    );
  }
  const html = staticMarkup(<Parts {...props} />);
  return (
    // What writers change while they preview is another page, to be mounted anew.
    <Fragment key={createHash('sha256').update(html).digest('base64url').slice(0, 8)}>
      <StaticPage html={html} className={className} />
    </Fragment>
  );
}

function Parts(props: DocPageProps) {
  const { title, layout = 'doc', current, primary, sidebar = 'none', items, breadcrumbs, toc } = props;
  const { versions = [] } = props;
  const home = layout === 'home';
  return (
    <>
      <SidePanel primary={primary} versions={versions} items={items} current={current} sidebar={sidebar} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <article className={styles.article}>
          <header className={styles.header}>
            <VersionBanner versions={versions} />
            {home ? <HomeMark /> : <Breadcrumbs items={breadcrumbs} />}
            <h1 tabIndex={-1}>{title}</h1>
            {props.markdown !== undefined && <PageActions markdown={props.markdown} />}
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
      {props.structuredData !== undefined && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped where it is made
          dangerouslySetInnerHTML={{ __html: props.structuredData }}
        />
      )}
      <p role="status" data-copy-status="" className="visually-hidden" />
    </>
  );
}
