import { Icon } from '@/components/ui/icon';
import { globe } from '@/components/ui/outlines';
import { SiteLink } from '@/components/ui/site-link';
import { NavbarDropdown } from './navbar-dropdown';
import styles from './navbar-item.module.css';

interface LanguageMenuProps {
  label: string;
  locales: { code: string; label: string }[];
}

/** The languages of the site. The first is that of the page. */
export function LanguageMenu({ label, locales }: LanguageMenuProps) {
  return (
    <NavbarDropdown
      summary={
        <>
          <Icon outline={globe} />
          <span className="visually-hidden">{label}: </span>
          <span className={styles.locale}>{locales[0]?.label}</span>
        </>
      }
    >
      {locales.map((locale, index) => (
        <li key={locale.code}>
          {/* An empty address is this page's own: with one language there is nowhere else to go. */}
          <SiteLink
            href=""
            lang={locale.code}
            hrefLang={locale.code}
            aria-current={index === 0 ? 'true' : undefined}
            className={styles.link}
          >
            {locale.label}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  );
}
