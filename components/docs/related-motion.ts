import { hostedConfig } from '@/lib/search/hosted-config';

/**
 * Where a hosted search service is configured, asks it for recommendations when the reader comes near the foot of
 * the page. Returns the undo.
 */
export function attachRelated(): () => void {
  const list = document.querySelector<HTMLElement>('[data-related]');
  const config = hostedConfig;
  if (!list || !config) return () => undefined;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    // Without it the pages found at build time stay, which is no loss worth an error.
    import('./related-hosted').then(
      ({ showRecommendations }) => showRecommendations(list, config),
      () => undefined,
    );
  });
  observer.observe(list);
  return () => observer.disconnect();
}
