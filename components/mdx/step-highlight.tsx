'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '@/components/ui/listen';
import styles from './recipe.module.css';

/** How far the page scrolls before a chosen step gives way to the one that is being read, in pixels. */
const RELEASE_DISTANCE = 100;

/** Where in the window the reader is assumed to read, as a fraction of its height. */
const READING_LINE = 1 / 3;

/**
 * Highlights the lines of the program that the current step explains, and adds a button to each step that shows its
 * lines. Its parent is the element that scrolls the program; the steps are in the next sibling.
 */
export function StepHighlight() {
  const band = useRef<HTMLSpanElement>(null);
  const [steps, setSteps] = useState<HTMLElement[]>([]);
  const [followed, setFollowed] = useState(-1);
  // A step whose button was pressed stays the current one until the page scrolls on.
  const [chosen, choose] = useState<{ index: number; scrollY: number }>();
  const [{ top, height }, setBox] = useState({ top: 0, height: 0 });
  const active = chosen?.index ?? followed;
  const lines = steps[active]?.dataset.lines;

  useEffect(() => {
    const text = band.current?.parentElement?.nextElementSibling;
    if (!text) return;
    const found = [...text.querySelectorAll<HTMLElement>('[data-lines]')];
    const end = findSectionEnd(text, found);
    setSteps(found);
    const follow = () => setFollowed(currentStep(found, end));
    const onScroll = () => {
      choose((it) => (it && Math.abs(scrollY - it.scrollY) < RELEASE_DISTANCE ? it : undefined));
      follow();
    };
    follow();
    return listen({ scroll: onScroll, resize: follow }, { passive: true });
  }, []);

  const highlight = (range: string | undefined) => {
    const program = band.current?.parentElement;
    if (program && range !== undefined) setBox(scrollToLines(program, range));
  };
  const highlightActive = useEffectEvent(highlight);
  useLayoutEffect(() => highlightActive(lines), [lines]);

  return (
    <>
      <span
        ref={band}
        className={styles.band}
        style={{ height, transform: `translateY(${top}px)` }}
        hidden={lines === undefined}
      />
      {steps.map((step, index) =>
        createPortal(
          <button
            type="button"
            className={styles.step}
            aria-current={index === active ? 'step' : undefined}
            onClick={() => {
              choose({ index, scrollY });
              highlight(step.dataset.lines);
            }}
          >
            {`Lines ${step.dataset.lines}`}
          </button>,
          step,
        ),
      )}
    </>
  );
}

/** Index of the last step above the reading line; -1 before the first step and after the section. */
function currentStep(steps: readonly HTMLElement[], end: Element | undefined): number {
  const isPassed = (element: Element) => element.getBoundingClientRect().top <= innerHeight * READING_LINE;
  return end && isPassed(end) ? -1 : steps.findLastIndex(isPassed);
}

function findSectionEnd(text: Element, steps: readonly HTMLElement[]): Element | undefined {
  const last = steps.at(-1);
  return [...text.querySelectorAll('h2')].find(
    (heading) => last && last.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Scrolls the program, not the page, until a range of lines is visible; returns its place in the program. */
function scrollToLines(program: HTMLElement, range: string): { top: number; height: number } {
  const [first = 1, last = first] = range.split('–').map(Number);
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
