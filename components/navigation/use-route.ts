import { usePathname } from 'next/navigation';
import { toRoute } from '@/lib/url';

/** The address and the route of the document that was loaded. */
let loaded: { pathname: string; route: string } | undefined;

/** Hook: the route of the open page. A saved copy of a document has another address; its canonical link names the route. */
export function useRoute(): string {
  const pathname = usePathname();
  if (!loaded && typeof document !== 'undefined') {
    const canonical = document.querySelector<HTMLLinkElement>('head > link[rel=canonical]')?.href;
    loaded = { pathname, route: toRoute(canonical ? new URL(canonical).pathname : pathname) };
  }
  return pathname === loaded?.pathname ? loaded.route : toRoute(pathname);
}
