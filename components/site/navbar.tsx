import { SectionLink } from '@/components/navigation/section-link';
import { Logo } from '@/components/ui/logo';
import type { Sections } from '@/lib/nav/section-of';
import type { NavbarItem as Item } from '@/lib/nav/site-types';
import { MenuButton } from './menu-button';
import styles from './navbar.module.css';
import { NavbarItem } from './navbar-item';

interface NavbarProps {
  items: Item[];
  /** Which entry of the navbar a page belongs to. */
  sections: Sections;
}

const isPlace = ({ type }: Item) => type === 'doc' || type === 'dropdown';

/** An item has no id; its label or its type is unique. */
const keyOf = (item: Item) => ('label' in item ? item.label : item.type);

/**
 * The bar at the top of every page: places, then tools, each in the order of the configuration. It stays in view; on
 * narrow screens the places are in the drawer instead.
 */
export function Navbar({ items, sections }: NavbarProps) {
  const draw = (item: Item) => <NavbarItem key={keyOf(item)} item={item} sections={sections} />;
  return (
    <header className={styles.navbar}>
      <MenuButton />
      <SectionLink to="/" sections={sections} className={styles.brand}>
        <Logo className={styles.logo} />
        <span className={styles.name}>
          Openverse <span className={styles.docs}>documentation</span>
        </span>
      </SectionLink>
      <nav aria-label="Main" className={styles.places}>
        <ul>{items.filter(isPlace).map(draw)}</ul>
      </nav>
      <ul className={styles.tools}>{items.filter((item) => !isPlace(item)).map(draw)}</ul>
    </header>
  );
}
