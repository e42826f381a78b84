import { usePathname } from 'next/navigation';
import type { Answer } from '@/lib/search/client/search';
import { searchHref } from '@/lib/search/client/search-address';
import { href } from '@/lib/url';
import { suggestions, unavailable } from './texts';
import { useRecommendations } from './use-recommendations';

/** Most pages that the modal recommends. */
const mostRecommended = 5;

interface SearchNoticesProps {
  answer: Answer | 'failed' | undefined;
  /** Name of the version that is searched. */
  version: string;
  onClose: () => void;
}

/** What the modal says above its results and has no place for itself. */
export function SearchNotices({ answer, version, onClose }: SearchNoticesProps) {
  const failed = answer === 'failed';
  const count = failed ? 0 : (answer?.total ?? 0);
  const recommended = useRecommendations(usePathname(), mostRecommended);
  const empty = suggestions.map((text) => ({ text, to: searchHref({ query: text, version }) }));
  const related = recommended.map(({ title, route }) => ({ text: title, to: href(route) }));
  return (
    <>
      <p role="status" className="visually-hidden">
        {answer && !failed && (count === 1 ? '1 result' : `${count} results`)}
      </p>
      {(failed || answer?.isFallback) && (
        <p role="alert" className="search-notice">
          <strong>{unavailable.title}</strong> {unavailable.help} {!failed && unavailable.fallback}
        </p>
      )}
      {answer && !failed && count === 0 && (
        <Links className="search-suggestions" title="Try searching for:" links={empty} onClose={onClose} />
      )}
      {related.length > 0 && (
        <Links
          className="search-recommendations"
          title="Related to this page:"
          links={related}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface LinksProps {
  className: string;
  title: string;
  links: { text: string; to: string }[];
  onClose: () => void;
}

function Links({ className, title, links, onClose }: LinksProps) {
  return (
    <div className={className}>
      <p>{title}</p>
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <a href={to} onClick={onClose}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
