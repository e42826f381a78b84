'use client';

import { useEffect, useRef } from 'react';
import { isEscape, listen } from '@/components/ui/listen';
import styles from './term-tooltip.module.css';

/** How long the pointer rests on a term before its definition shows, in milliseconds. */
const REST = 150;

/** How long the definition stays while the pointer moves to it, in milliseconds. */
const LEAVE = 250;

/** Pixels between a term and its definition, and between the definition and the sides of the window. */
const GAP = 6;
const SIDE = 16;

/**
 * Shows the definition of a glossary term while the term is hovered or focused. Escape hides it, and the pointer can
 * move onto it. One element serves all terms of a page; without scripts, terms are links.
 */
export function TermTooltip() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => (tip.current ? serve(tip.current) : undefined), []);
  return <div ref={tip} id="term-tip" role="tooltip" className={styles.tip} hidden />;
}

/** Adds the listeners that show and hide the definition; returns a function that removes them. */
function serve(tip: HTMLElement): () => void {
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    tip.hidden = true;
  };
  const show = (term: HTMLElement) => {
    hide();
    shown = term;
    tip.textContent = term.dataset.definition ?? '';
    tip.hidden = false;
    place(tip, term);
    term.setAttribute('aria-describedby', tip.id);
  };
  const unlisten = listen({
    pointerover: ({ target, pointerType }) => {
      const term = termAt(target);
      clearTimeout(timer);
      // A touch follows the link.
      if (pointerType === 'touch' || term === shown) return;
      if (term) timer = setTimeout(show, REST, term);
      else if (!tip.contains(target as Node) && shown !== document.activeElement)
        timer = setTimeout(hide, LEAVE);
    },
    focusin: ({ target }) => {
      const term = termAt(target);
      if (term?.matches(':focus-visible')) show(term);
    },
    focusout: hide,
    keydown: (event) => {
      if (isEscape(event)) hide();
    },
    // Readers can select the text of the definition.
    click: ({ target }) => {
      if (!tip.contains(target as Node)) hide();
    },
  });
  return () => {
    hide();
    unlisten();
  };
}

function termAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('a[data-definition]')) || undefined;
}

/** Puts the definition below its term, or above it if there is no room below, inside the window. */
function place(tip: HTMLElement, term: HTMLElement): void {
  // A term can span two lines.
  const lines = [...term.getClientRects()];
  const [first, last] = [lines[0], lines.at(-1)];
  const frame = tip.offsetParent?.getBoundingClientRect();
  if (!first || !last || !frame) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = last.bottom + GAP + tip.offsetHeight > clientHeight && first.top > tip.offsetHeight + GAP;
  const y = isAbove ? first.top - GAP - tip.offsetHeight : last.bottom + GAP;
  const x = Math.max(SIDE, Math.min((isAbove ? first : last).left, clientWidth - SIDE - tip.offsetWidth));
  tip.style.translate = `${x - frame.left}px ${y - frame.top}px`;
}
