import type { ReactNode } from 'react';
import { SectionLink } from '@/components/navigation/section-link';
import { SearchButton } from '@/components/search/search-button';
import { GitHubMark, globe, Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/content/site';
import type { Sections } from '@/lib/navigation/section-of';
import type { NavbarItem as Item } from '@/lib/navigation/site-types';
import { ColorModeToggle } from './color-mode-toggle';
import { NavbarDropdown } from './navbar-dropdown';
import styles from './navbar-item.module.css';

interface NavbarItemProps {
  item: Item;
  sections: Sections;
}

/** One item of the navbar, drawn by its type. */
export function NavbarItem(props: NavbarItemProps) {
  return <li>{renderContent(props)}</li>;
}

/** Checks the fields too: a build does not check types. `npm run check` also reports the place. */
function renderContent({ item, sections }: NavbarItemProps): ReactNode {
  if (item.type === 'doc' && item.label && item.to)
    return (
      <SectionLink to={item.to} sections={sections} className={styles.link}>
        {item.label}
      </SectionLink>
    );
  if (item.type === 'dropdown' && item.label && item.items)
    return (
      <NavbarDropdown
        summary={item.label}
        sections={sections}
        entries={item.items.flatMap((inner) => (inner.type === 'doc' ? [inner.to] : []))}
      >
        {item.items.map((inner) => (
          <NavbarItem key={inner.label} item={inner} sections={sections} />
        ))}
      </NavbarDropdown>
    );
  if (item.type === 'link' && item.label && item.href)
    return (
      <SiteLink href={item.href} className={item.icon ? styles.button : styles.link}>
        {item.icon && <GitHubMark />}
        <span className={item.icon && 'visually-hidden'}>{item.label}</span>
      </SiteLink>
    );
  if (item.type === 'locale' && item.label) return <LanguageMenu label={item.label} />;
  if (item.type === 'color-mode') return <ColorModeToggle />;
  if (item.type === 'search') return <SearchButton feedbackUrl={site.feedbackUrl} />;
  throw new Error(
    `Configuration error: the navbar item ${JSON.stringify(item)} has no known type or lacks a field.`,
  );
}

/** The site's one language, by its native name. */
function LanguageMenu({ label }: { label: string }) {
  const [code] = site.i18n.locales;
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  const summary = (
    <>
      <Icon path={globe} />
      <span className="visually-hidden">{label}: </span>
      <span className={styles.locale}>{name}</span>
    </>
  );
  return (
    <NavbarDropdown summary={summary}>
      <li>
        {/* An empty address means this page. */}
        <SiteLink href="" lang={code} hrefLang={code} aria-current="true" className={styles.link}>
          {name}
        </SiteLink>
      </li>
    </NavbarDropdown>
  );
}
