import { SiteLink } from '@/components/ui/site-link';
import { StaticHtml } from '@/components/ui/static-html';
import { FOOTER_ID } from '@/lib/export/show-whole';
import { staticMarkup } from '@/lib/export/static-markup';
import type { SiteConfig } from '@/lib/nav/site-types';
import styles from './footer.module.css';
import { Logo } from './logo';

/** The foot of every page: columns of links and the copyright. A column without links is left out. */
export function Footer(props: SiteConfig['footer']) {
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <StaticHtml name="footer" html={staticMarkup(<Parts {...props} />)} className={styles.inner} />
    </footer>
  );
}

function Parts({ columns, copyright }: SiteConfig['footer']) {
  return (
    <>
      <nav aria-label="Footer" className={styles.columns}>
        {columns
          .filter(({ items }) => items.length > 0)
          .map(({ title, items }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul>
                {items.map((item) => (
                  <li key={item.label}>
                    <SiteLink href={'to' in item ? item.to : item.href}>{item.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </nav>
      <p className={styles.copyright}>{copyright}</p>
      <Logo className={styles.logo} />
    </>
  );
}
