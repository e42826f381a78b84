'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '@/components/ui/listen';
import { endOf, show, stepAt } from './program-place';
import styles from './recipe.module.css';

/** How far the page scrolls before a chosen step gives way to the one that is being read. */
const SCROLLED_ON = 100;

/**
 * The band behind the lines of the program that the step explains which the reader is at, and a button at each step
 * that shows its lines. It is inside the element that scrolls the program, and the steps are in the next element.
 */
export function StepHighlight() {
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
            {`Lines ${place.dataset.lines}`}
          </button>,
          place,
        ),
      )}
    </>
  );
}
