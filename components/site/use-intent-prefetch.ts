import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { mayLoadAhead } from '@/lib/connection';
import { linkOf, linkTarget } from '@/lib/link-target';
import { samePage } from '@/lib/url';

/** A pointer that rests this long on a link is about to press it; one passing over is not. */
const HOVER = 65;

/** Loads pages a reader shows the intent to open: hover, focus, touch. One listener each serves all links. */
export function useIntentPrefetch(): void {
  const { prefetch } = useRouter();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let hover: ReturnType<typeof setTimeout> | undefined;

    const onHover = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(hover);
      if (pointerType === 'mouse') hover = setTimeout(() => prefetchLink(target, prefetch), HOVER);
    };
    const onReach = ({ target }: Event) => prefetchLink(target, prefetch);

    document.addEventListener('pointerover', onHover, { signal });
    document.addEventListener('focusin', onReach, { signal });
    document.addEventListener('touchstart', onReach, { signal, passive: true });
    return () => {
      clearTimeout(hover);
      listeners.abort();
    };
  }, [prefetch]);
}

/** Has `load` fetch the page the link around `target` leads to, where the reader's connection allows for it. */
export function prefetchLink(target: EventTarget | null, load: (route: string) => void): void {
  const link = linkOf(target);
  const route = link && linkTarget(link, location.href)?.replace(/#.*/, '');
  if (route && !samePage(route, location.pathname) && mayLoadAhead()) load(route);
}
