import searchStyles from '@/components/search/search-button.module.css';
import { SiteLink } from '@/components/ui/site-link';
import type { NavbarItem } from '@/lib/nav/site-types';
import { NavbarDropdown } from './navbar-dropdown';
import itemStyles from './navbar-item.module.css';

type Props = Omit<Extract<NavbarItem, { type: 'version' }>, 'type'>;

/**
 * The versions of the documentation, each with its first page; version-links.ts leads to the page that is open. The bar
 * stays while pages change, so the page says in `data-version` which version it is of, and styles show that label: the
 * first where it does not say.
 */
export function VersionMenu({ label, versions }: Props) {
  return (
    <div data-version-menu="">
      {/* Not in a module: a site with one version would load it too. */}
      <style href="version-menu" precedence="version-menu">
        {stylesFor(versions.map(({ name }) => name))}
      </style>
      <NavbarDropdown
        summary={
          <>
            <span className="visually-hidden">{label}: </span>
            <span data-version-labels="">
              {versions.map((version) => (
                <span key={version.name} data-of={version.name}>
                  {version.label}
                </span>
              ))}
            </span>
          </>
        }
      >
        {versions.map((version) => (
          <li key={version.name}>
            <SiteLink href={version.path} className={itemStyles.link}>
              {version.label}
            </SiteLink>
          </li>
        ))}
      </NavbarDropdown>
    </div>
  );
}

/** On narrow screens the versions are in the drawer; where the bar is crowded, the search and the language say less. */
function stylesFor(versions: readonly string[]): string {
  const labels = '[data-version-labels]>';
  return [
    '@media (width <= 996px){[data-version-menu]{display:none}}',
    `@media (996px < width <= 1152px){.${searchStyles.keys},.${itemStyles.locale}{display:none}}`,
    `${labels}:not(:first-child),:root:has([data-version]) ${labels}*{display:none}`,
    ...versions.map((it) => `:root:has([data-version="${it}"]) ${labels}[data-of="${it}"]{display:inline}`),
  ].join('');
}
