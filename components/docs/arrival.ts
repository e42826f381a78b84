import { samePage } from '@/lib/url';

/**
 * Has a page that a link leads to painted before what is out of sight in it is laid out: that follows in the next
 * frame (`data-arriving`, see app/styles/prose.css). Not where Back and Forward lead, nor a fragment: the browser looks
 * for the reader's place there, which needs all heights. Only where the browser tells of navigations. Returns the undo.
 */
export function attachArrival(): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { dataset } = document.documentElement;
  // The router tells of the new address right before it puts the page into the document.
  const onNavigate = ({ navigationType, destination }: NavigateEvent) => {
    const { pathname, hash } = new URL(destination.url);
    if (navigationType !== 'push' || hash !== '' || samePage(pathname, location.pathname)) return;
    dataset.arriving = '';
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.arriving));
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
