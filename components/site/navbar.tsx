import { SiteLink } from '@/components/ui/site-link';
import type { NavbarItem as Item } from '@/lib/nav/site-types';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import styles from './navbar.module.css';
import { NavbarItem } from './navbar-item';

/** The items in three groups, which is also their order on the screen: where to go, what to look for, how to read. */
function grouped(items: Item[]) {
  const isPlace = ({ type }: Item) => type === 'doc' || type === 'dropdown';
  const isSearch = ({ type }: Item) => type === 'search';
  return {
    places: items.filter(isPlace),
    tools: [...items.filter(isSearch), ...items.filter((item) => !isPlace(item) && !isSearch(item))],
  };
}

/** An item has no id of its own; what it says tells it from the others. */
const keyOf = (item: Item) => ('label' in item ? item.label : item.type);

/** The bar on top of every page. It stays in view; on narrow screens the places are in the drawer instead. */
export function Navbar({ items }: { items: Item[] }) {
  const { places, tools } = grouped(items);
  return (
    <header className={styles.navbar}>
      <MenuButton />
      <SiteLink href="/" className={styles.brand}>
        <Logo className={styles.logo} />
        <span className={styles.name}>
          Openverse <span className={styles.docs}>documentation</span>
        </span>
      </SiteLink>
      <nav aria-label="Main" className={styles.places}>
        <ul>
          {places.map((item) => (
            <NavbarItem key={keyOf(item)} item={item} />
          ))}
        </ul>
      </nav>
      <ul className={styles.tools}>
        {tools.map((item) => (
          <NavbarItem key={keyOf(item)} item={item} />
        ))}
      </ul>
    </header>
  );
}
