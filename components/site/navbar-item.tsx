import type { ReactNode } from 'react';
import { SectionLink } from '@/components/navigation/section-link';
import { SearchButton } from '@/components/search/search-button';
import { GitHubMark, globe, Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Sections } from '@/lib/navigation/section-of';
import type { NavbarItem as Item } from '@/lib/navigation/site-types';
import { ColorModeToggle } from './color-mode-toggle';
import { NavbarDropdown } from './navbar-dropdown';
import styles from './navbar-item.module.css';

interface NavbarItemProps {
  item: Item;
  sections: Sections;
}

/** Required fields of each type. */
const fields: Readonly<Record<Item['type'], readonly string[]>> = {
  doc: ['label', 'to'],
  dropdown: ['label', 'items'],
  locale: ['label', 'locales'],
  link: ['label', 'href'],
  'color-mode': [],
  search: ['feedbackUrl'],
};

/** One item of the navbar, drawn by its type. */
export function NavbarItem(props: NavbarItemProps) {
  checkItem(props.item);
  return <li>{renderContent(props)}</li>;
}

/** A build does not check types; `npm run check` reports the place too. */
function checkItem(item: Item): void {
  const missing = fields[item.type]?.filter((field) => !(field in item));
  if (missing?.length === 0) return;
  const problem = missing ? `lacks ${missing.join(' and ')}` : 'has no known type';
  throw new Error(`Configuration error: the navbar item ${JSON.stringify(item)} ${problem}.`);
}

function renderContent({ item, sections }: NavbarItemProps): ReactNode {
  switch (item.type) {
    case 'doc':
      return (
        <SectionLink to={item.to} sections={sections} className={styles.link}>
          {item.label}
        </SectionLink>
      );
    case 'dropdown':
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
    case 'locale':
      return <LanguageMenu {...item} />;
    case 'link':
      return (
        <SiteLink href={item.href} className={item.icon ? styles.button : styles.link}>
          {item.icon && <GitHubMark />}
          <span className={item.icon && 'visually-hidden'}>{item.label}</span>
        </SiteLink>
      );
    case 'color-mode':
      return <ColorModeToggle />;
    case 'search':
      return <SearchButton feedbackUrl={item.feedbackUrl} />;
  }
}

/** The languages of the site. The first is that of the page. */
function LanguageMenu({ label, locales }: Extract<Item, { type: 'locale' }>) {
  const summary = (
    <>
      <Icon path={globe} />
      <span className="visually-hidden">{label}: </span>
      <span className={styles.locale}>{locales[0]?.label}</span>
    </>
  );
  return (
    <NavbarDropdown summary={summary}>
      {locales.map(({ code, label: name }, index) => (
        <li key={code}>
          {/* An empty address means this page: with one language there is no other. */}
          <SiteLink
            href=""
            lang={code}
            hrefLang={code}
            aria-current={index === 0 ? 'true' : undefined}
            className={styles.link}
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  );
}
