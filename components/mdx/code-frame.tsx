'use client';

import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import icon from '@/components/ui/copy-icon.module.css';
import { useCopy } from '@/components/ui/use-copy';
import { codeWrap } from '@/lib/browser/preferences';
import styles from './code-block.module.css';

const messages = {
  copied: 'Copied',
  failed: 'The browser refused to copy. Select the code and press Ctrl+C or ⌘C.',
};

interface CodeFrameProps {
  /** `session` marks output and typed commands; `commands` has only commands. */
  kind: 'code' | 'commands' | 'session';
  caption: ReactNode;
  /** The code, in a `<pre>`. */
  children: ReactNode;
}

/** The frame of a code block, with buttons that copy the code and wrap its long lines, here and on all pages. */
export function CodeFrame({ kind, caption, children }: CodeFrameProps) {
  const [outcome, copy] = useCopy(messages);

  const copyCode = ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.parentElement?.querySelector('pre');
    if (!code) return;
    void copy(
      () => navigator.clipboard.writeText(extractCode(code)),
      () => window.getSelection()?.selectAllChildren(code),
    );
  };

  return (
    <figure className={styles.block} data-code={kind}>
      {caption}
      <button
        type="button"
        className={clsx(icon.icon, styles.copy)}
        data-state={outcome}
        aria-label="Copy code"
        onClick={copyCode}
      />
      {children}
      {/* After the code, by which styles know whether it scrolls. */}
      <button
        type="button"
        className={clsx(icon.icon, styles.copy, styles.wrap)}
        aria-label="Wrap long lines"
        aria-pressed={codeWrap.useIsOn()}
        onClick={wrapLines}
      />
    </figure>
  );
}

/** Wraps lines or unwraps them, and keeps the button where it is: blocks above it change too. */
function wrapLines({ currentTarget: button }: MouseEvent): void {
  const { top } = button.getBoundingClientRect();
  codeWrap.toggle();
  window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** The code without the prompts and the output of a session. */
function extractCode(pre: HTMLElement): string {
  const copy = pre.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.prompt, .line.output')) part.remove();
  const lines = [...copy.querySelectorAll('.line')].map(({ textContent }) => textContent);
  return lines.join('\n').trimEnd();
}
