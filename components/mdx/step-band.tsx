'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '@/components/ui/listen';
import styles from './step-band.module.css';

/** How far down the window the reader is assumed to read, as a part of it. */
const READING_LINE = 1 / 3;
/** How far the page scrolls before a chosen step gives way to the one that is being read. */
const SCROLLED_ON = 100;

/**
 * The band behind the lines of the program that the step explains which the reader is at, and a button at each step
 * that shows its lines. It is inside the element that scrolls the program, and the steps are in the next element.
 */
export function StepBand() {
  const band = useRef<HTMLSpanElement>(null);
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const [followed, setFollowed] = useState(-1);
  // A step whose button was pressed stays the marked one until the page scrolls on.
  const [chosen, choose] = useState<{ index: number; at: number }>();
  const [{ top, height }, setBox] = useState({ top: 0, height: 0 });
  const active = chosen?.index ?? followed;
  const lines = places[active]?.dataset.lines;

  useEffect(() => {
    const text = band.current?.parentElement?.nextElementSibling;
    if (!text) return;
    const found = [...text.querySelectorAll<HTMLElement>('[data-lines]')];
    const end = endOf(text, found);
    setPlaces(found);
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFollowed(stepAt(found, end)));
    };
    const release = () => {
      choose((it) => (it && Math.abs(scrollY - it.at) < SCROLLED_ON ? it : undefined));
      follow();
    };
    const unlisten = listen({ scroll: release, resize: follow }, { passive: true });
    follow();
    return () => {
      cancelAnimationFrame(frame);
      unlisten();
    };
  }, []);

  const mark = (marked: string | undefined) => {
    const program = band.current?.parentElement;
    if (program && marked !== undefined) setBox(show(program, marked));
  };
  const markActive = useEffectEvent(mark);
  useLayoutEffect(() => markActive(lines), [lines]);

  return (
    <>
      <span
        ref={band}
        className={styles.band}
        style={{ height, transform: `translateY(${top}px)` }}
        hidden={lines === undefined}
      />
      {places.map((place, index) =>
        createPortal(
          <button
            type="button"
            className={styles.step}
            aria-current={index === active ? 'step' : undefined}
            onClick={() => {
              choose({ index, at: scrollY });
              mark(place.dataset.lines);
            }}
          >
            Lines {place.dataset.lines}
          </button>,
          place,
        ),
      )}
    </>
  );
}

/** Index of the last step above the line that is being read; -1 before the first step and after the section. */
function stepAt(places: readonly HTMLElement[], end: Element | undefined): number {
  const isPassed = (place: Element) => place.getBoundingClientRect().top <= innerHeight * READING_LINE;
  return end && isPassed(end) ? -1 : places.findLastIndex(isPassed);
}

/** The heading that ends the section of the steps. */
function endOf(text: Element, places: readonly HTMLElement[]): Element | undefined {
  const last = places.at(-1);
  const isAfter = (it: Element) =>
    Boolean(last && last.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [...text.querySelectorAll('h2')].find(isAfter);
}

/** Scrolls the program, not the page, until some lines are in its visible part; returns their place in it. */
function show(program: HTMLElement, lines: string): { top: number; height: number } {
  const [first = 1, last = first] = lines.split('–').map(Number);
  const all = program.querySelectorAll('.line');
  const start = all[first - 1]?.getBoundingClientRect();
  const end = all[last - 1]?.getBoundingClientRect();
  const offset = program.scrollTop - program.getBoundingClientRect().top;
  const top = (start?.top ?? 0) + offset;
  const height = (end?.bottom ?? 0) + offset - top;
  const { scrollTop, clientHeight } = program;
  if (top < scrollTop || top + height > scrollTop + clientHeight) {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // In the middle, but with their first line in view.
    const middle = top - Math.max((clientHeight - height) / 2, clientHeight / 8);
    program.scrollTo({ top: middle, behavior: isReduced ? 'instant' : 'smooth' });
  }
  return { top, height };
}
