import { Logo } from '@/components/ui/logo';
import { SiteLink } from '@/components/ui/site-link';
import type { ThemeConfig } from '@/lib/navigation/site-types';
import styles from './footer.module.css';

/** The footer of every page: columns of links and the copyright. */
export function Footer({ columns, copyright }: ThemeConfig['footer']) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label="Footer" className={styles.columns}>
          {columns.map(({ title, items }) => (
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
      </div>
    </footer>
  );
}
