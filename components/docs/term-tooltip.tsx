'use client';

import { isEscape, listen } from '@/components/ui/listen';
import styles from './term-tooltip.module.css';

/** How long the pointer rests on a term before the tooltip shows, in milliseconds. */
const HOVER = 150;

/** How long the tooltip stays while the pointer moves to it, in milliseconds. */
const LINGER = 250;

/** Pixels between a term and the tooltip, and between the tooltip and the sides of the window. */
const GAP = 6;
const SIDE = 16;

/** The definition of the hovered or focused glossary term. Escape hides it, and the pointer can move onto it. */
export function TermTooltip() {
  return <div ref={attach} id="term-tip" role="tooltip" className={styles.tip} hidden />;
}

function attach(tooltip: HTMLDivElement): () => void {
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    tooltip.hidden = true;
  };
  const show = (term: HTMLElement) => {
    hide();
    shown = term;
    tooltip.textContent = term.dataset.definition ?? '';
    tooltip.hidden = false;
    place(tooltip, term);
    term.setAttribute('aria-describedby', tooltip.id);
  };
  const unlisten = listen({
    pointerover: ({ target, pointerType }) => {
      const term = findTerm(target);
      clearTimeout(timer);
      // A touch follows the link.
      if (pointerType === 'touch' || term === shown) return;
      if (term) timer = setTimeout(show, HOVER, term);
      else if (!tooltip.contains(target as Node) && shown !== document.activeElement)
        timer = setTimeout(hide, LINGER);
    },
    focusin: ({ target }) => {
      const term = findTerm(target);
      if (term?.matches(':focus-visible')) show(term);
    },
    focusout: hide,
    keydown: (event) => {
      if (isEscape(event)) hide();
    },
    // Not inside it: readers can select the text.
    click: ({ target }) => {
      if (!tooltip.contains(target as Node)) hide();
    },
  });
  return () => {
    hide();
    unlisten();
  };
}

function findTerm(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('a[data-definition]')) || undefined;
}

/** Puts the tooltip below its term, or above it if there is no room below, inside the window. */
function place(tooltip: HTMLElement, term: HTMLElement): void {
  // A term can span two lines.
  const lines = [...term.getClientRects()];
  const [first, last] = [lines[0], lines.at(-1)];
  const frame = tooltip.offsetParent?.getBoundingClientRect();
  if (!first || !last || !frame) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove =
    last.bottom + GAP + tooltip.offsetHeight > clientHeight && first.top > tooltip.offsetHeight + GAP;
  const y = isAbove ? first.top - GAP - tooltip.offsetHeight : last.bottom + GAP;
  const x = Math.max(SIDE, Math.min((isAbove ? first : last).left, clientWidth - SIDE - tooltip.offsetWidth));
  tooltip.style.translate = `${x - frame.left}px ${y - frame.top}px`;
}
