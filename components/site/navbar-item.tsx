import type { ReactNode } from 'react';
import { SearchButton } from '@/components/search/search-button';
import { GitHubMark } from '@/components/ui/github-mark';
import { Icon } from '@/components/ui/icon';
import { globe } from '@/components/ui/outlines';
import { SiteLink } from '@/components/ui/site-link';
import type { NavbarItem as Item } from '@/lib/nav/site-types';
import { ColorModeToggle } from './color-mode-toggle';
import { NavbarDropdown } from './navbar-dropdown';
import styles from './navbar-item.module.css';
import { NavbarLink } from './navbar-link';
import { VersionMenu } from './version-menu';

/** How each type of item is drawn; the types are checked against the data's, and each other. */
const renderers: { [Type in Item['type']]: (item: Extract<Item, { type: Type }>) => ReactNode } = {
  doc: ({ label, to }) => <NavbarLink label={label} to={to} folder={to.endsWith('/')} />,
  dropdown: ({ label, items }) =>
    items.length > 0 && (
      <NavbarDropdown summary={label}>
        {items.map((item) => (
          <NavbarItem key={item.label} item={item} />
        ))}
      </NavbarDropdown>
    ),
  locale: ({ label, locales }) => (
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
  ),
  link: ({ label, href, icon }) => (
    <SiteLink href={href} className={icon ? styles.button : styles.link}>
      {icon && <GitHubMark />}
      <span className={icon && 'visually-hidden'}>{label}</span>
    </SiteLink>
  ),
  version: ({ label, versions }) => <VersionMenu label={label} versions={versions} />,
  'color-mode': () => <ColorModeToggle />,
  search: ({ feedbackUrl }) => <SearchButton feedbackUrl={feedbackUrl} />,
};

/**
 * One item of the navbar, drawn by its type. A mistake in content/site.ts that the type checker did not see (data
 * from elsewhere, a cast) fails the build with the item it is about.
 */
export function NavbarItem({ item }: { item: Item }) {
  const content = render(item);
  return content ? <li>{content}</li> : null;
}

function render(item: Item): ReactNode {
  const renderer = renderers[item.type] as ((item: Item) => ReactNode) | undefined;
  const described = `the navbar item ${JSON.stringify(item)} of content/site.ts`;
  if (!renderer) {
    const known = Object.keys(renderers).join(', ');
    throw new Error(`Configuration error: ${described} has no known type. Known types: ${known}.`);
  }
  try {
    return renderer(item);
  } catch (cause) {
    throw new Error(`Configuration error: ${described} failed to render.`, { cause });
  }
}
