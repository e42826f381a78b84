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

/** What the modal shows above its results and has no place for itself. */
export function SearchNotices({ answer, version, onClose }: SearchNoticesProps) {
  const failed = answer === 'failed';
  const count = failed ? 0 : answer?.total;
  const recommended = useRecommendations(usePathname(), mostRecommended);
  const lists = [
    {
      className: 'search-suggestions',
      title: 'Try searching for:',
      pages: suggestions.map((text) => ({ text, to: searchHref({ query: text, version }) })),
      isShown: !failed && count === 0,
    },
    {
      className: 'search-recommendations',
      title: 'Related to this page:',
      pages: recommended.map(({ title, route }) => ({ text: title, to: href(route) })),
      isShown: recommended.length > 0,
    },
  ];
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
      {lists
        .filter(({ isShown }) => isShown)
        .map(({ className, title, pages }) => (
          <div key={className} className={className}>
            <p>{title}</p>
            <ul>
              {pages.map(({ text, to }) => (
                <li key={to}>
                  <a href={to} onClick={onClose}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </>
  );
}
