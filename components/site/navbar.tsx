import { SectionLink } from '@/components/navigation/section-link';
import { Logo } from '@/components/ui/logo';
import type { Sections } from '@/lib/navigation/section-of';
import type { NavbarItem as Item } from '@/lib/navigation/site-types';
import { MenuButton } from './menu-button';
import styles from './navbar.module.css';
import { NavbarItem } from './navbar-item';

const isPlace = ({ type }: Item) => type === 'doc' || type === 'dropdown';

/** The bar at the top of every page: places, which narrow screens have in the drawer, then tools. */
export function Navbar({ items, sections }: { items: Item[]; sections: Sections }) {
  const renderItem = (item: Item) => (
    <NavbarItem key={'label' in item ? item.label : item.type} item={item} sections={sections} />
  );
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
        <ul>{items.filter(isPlace).map(renderItem)}</ul>
      </nav>
      <ul className={styles.tools}>{items.filter((item) => !isPlace(item)).map(renderItem)}</ul>
    </header>
  );
}
