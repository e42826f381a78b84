'use client';

import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import method from '@/components/reference/method.module.css';
import { listen } from '@/components/ui/listen';
import recipe from './recipe.module.css';

/** Where in the window the reader is assumed to read, as a fraction of its height. */
const READING_LINE = 1 / 3;

/** The program of a recipe, which highlights the lines that the current step explains. The next sibling has the steps. */
export function RecipeProgram({ children }: PropsWithChildren) {
  return (
    <div ref={followSteps} className={clsx(method.example, recipe.program)}>
      {children}
    </div>
  );
}

/** Highlights the lines of the step that is being read, or whose button was pressed after the reader came to it. */
function followSteps(program: HTMLDivElement): () => void {
  // A heading ends the step before it.
  const stops = [...(program.nextElementSibling?.querySelectorAll<HTMLElement>('[data-lines], h2') ?? [])];
  let reached: HTMLElement | undefined;

  const follow = () => {
    const last = stops.findLast((it) => it.getBoundingClientRect().top <= innerHeight * READING_LINE);
    if (last === reached) return;
    reached = last;
    show(reached);
  };
  const show = (step: HTMLElement | null | undefined) => {
    for (const it of stops) {
      const button = it.querySelector(':scope > button');
      if (it === step) button?.setAttribute('aria-current', 'step');
      else button?.removeAttribute('aria-current');
    }
    highlightLines(program, step?.dataset.lines);
  };
  follow();
  return listen({
    scroll: follow,
    resize: follow,
    click: ({ target }) => {
      const button = target instanceof Element && target.closest('[data-lines] > button');
      if (button) show(button.parentElement);
    },
  });
}

/** Highlights a range of lines such as `3–5`, and scrolls the program, not the page, if one of them is out of view. */
function highlightLines(program: HTMLElement, range = ''): void {
  const [first = 0, last = first] = range.split('–').map(Number);
  const all = [...program.querySelectorAll('.line')];
  for (const line of all) line.classList.remove('highlighted');
  const lines = all.slice(Math.max(0, first - 1), last);
  for (const line of lines) line.classList.add('highlighted');
  const { top, bottom, height } = program.getBoundingClientRect();
  const start = lines[0]?.getBoundingClientRect().top ?? top;
  const end = lines.at(-1)?.getBoundingClientRect().bottom ?? bottom;
  // The name of the program covers its first lines.
  if (start < top || end > bottom) program.scrollBy({ top: start - top - height / 8 });
}
