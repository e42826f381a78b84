import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { SiteLink } from '@/components/ui/site-link';
import type { TocItem } from '@/lib/markdown/context';
import type { Crumb } from '@/lib/navigation/types';
import breadcrumbsStyles from './breadcrumbs.module.css';
import styles from './doc-page.module.css';
import grid from './docs-grid.module.css';
import mark from './home-mark.module.css';
import { PageActions } from './page-actions';
import { PageFooter, type PageFooterProps } from './page-footer';
import { PrefetchNext } from './prefetch-next';
import { TableOfContents } from './table-of-contents';
import { TermTooltip } from './term-tooltip';

interface DocPageProps extends PageFooterProps {
  title: string;
  /** `home` has no contents; `reference` and `recipe` have them under the title, to make room for columns. */
  layout?: 'doc' | 'home' | 'recipe' | 'reference' | undefined;
  breadcrumbs: Crumb[];
  toc: TocItem[];
  /** Path of the page as Markdown. */
  markdown?: string | undefined;
  /** JSON-LD. */
  structuredData?: string | undefined;
  /** Shown above the page by the development server. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page next to the sidebar: its article and its table of contents. */
export function DocPage(props: DocPageProps) {
  const { title, layout = 'doc', breadcrumbs, toc, next } = props;
  const isHome = layout === 'home';
  return (
    <main
      id="content"
      tabIndex={-1}
      className={clsx(
        styles.main,
        layout !== 'doc' && styles[layout],
        (layout === 'reference' || layout === 'recipe') && grid.wide,
      )}
    >
      {props.notice}
      <article className={styles.article}>
        <header className={styles.header}>
          {isHome ? <Logo className={mark.mark} /> : <Breadcrumbs items={breadcrumbs} />}
          {/* It gets the focus when a link has opened the page. */}
          <h1 tabIndex={-1}>{title}</h1>
          {props.markdown !== undefined && <PageActions markdown={props.markdown} />}
        </header>
        {!isHome && toc.length > 0 && <TableOfContents items={toc} compact={layout !== 'doc'} />}
        <div className={clsx('prose', styles.text)}>{props.children}</div>
        <PageFooter {...props} />
      </article>
      <TermTooltip key={props.current} />
      {next && <PrefetchNext route={next.href} />}
      {props.structuredData !== undefined && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, already escaped
          dangerouslySetInnerHTML={{ __html: props.structuredData }}
        />
      )}
    </main>
  );
}

function Breadcrumbs({ items }: { items: Crumb[] }) {
  if (items.length < 2) return null;
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumbs" className={breadcrumbsStyles.breadcrumbs}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={`${href}${label}`} aria-current={index === last ? 'page' : undefined}>
            {href === undefined || index === last ? label : <SiteLink href={href}>{label}</SiteLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
