import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';

/** The links to related pages. */
export function RelatedList({ pages }: { pages: Crumb[] }) {
  return (
    <ul>
      {pages.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href ?? '/'}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
