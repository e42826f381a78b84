import { collapseDuration } from './collapse-duration';

/** Opens or closes a `<details>` by animating the height of the list in it; a click while it moves turns it round. */
export function toggleCategory(details: HTMLDetailsElement): boolean {
  const list = details.querySelector<HTMLElement>(':scope > ul');
  const moving = list?.getAnimations()[0];
  const opening = moving ? details.dataset.closing !== undefined : !details.open;
  if (!list) return opening;

  const from = moving ? list.getBoundingClientRect().height : details.open ? list.scrollHeight : 0;
  moving?.cancel();
  details.open = true;
  details.toggleAttribute('data-closing', !opening);
  const full = list.scrollHeight;

  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = list.animate([{ height: `${from}px` }, { height: `${opening ? full : 0}px` }], {
    duration: collapseDuration(full, reduced),
    easing: 'ease-in-out',
  });
  list.style.overflow = 'clip';
  animation.onfinish = () => {
    list.style.overflow = '';
    details.open = opening;
    details.removeAttribute('data-closing');
  };
  return opening;
}
