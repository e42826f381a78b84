import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './error-box.module.css';

interface ErrorBoxProps {
  title: string;
  details: string;
  /** Whether it is next to a page, which has the first heading. */
  isBeside?: boolean | undefined;
  /** Whether it has to fit into a bar. */
  isCompact?: boolean | undefined;
  children: ReactNode;
}

/** The frame of all errors in a page: what happened, the details, and the way out. */
function ErrorBox({ title, details, isBeside, isCompact, children }: ErrorBoxProps) {
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <div role="alert" className={clsx(styles.box, isCompact && styles.compact)}>
      <Heading>{title}</Heading>
      <pre>{details}</pre>
      {children}
    </div>
  );
}

interface CrashProps {
  error: unknown;
  reset: () => void;
  /** Whether it replaces a part of the layout, which has less room than a page. */
  isPart?: boolean;
}

/** Shown in place of a page or a part that threw: the error with its causes, and a button that renders it again. */
export function Crash({ error, reset, isPart }: CrashProps) {
  return (
    <ErrorBox title="This page crashed." details={errorChain(error)} isBeside={isPart} isCompact={isPart}>
      <Button onClick={reset}>Try again</Button>
    </ErrorBox>
  );
}

interface LoadFailureProps {
  error: unknown;
  retry: () => void;
  isBeside?: boolean;
}

/** Shown where a page or its code could not be loaded: the error's own text and a way to load it again. */
export function LoadFailure({ error, retry, isBeside }: LoadFailureProps) {
  return (
    <ErrorBox title="This page could not be loaded." details={String(error)} isBeside={isBeside}>
      <Button onClick={retry}>Retry</Button>
    </ErrorBox>
  );
}

/** The message of an error followed by those of its causes, outermost first; a cycle of causes is cut. */
export function errorChain(error: unknown): string {
  const chain = new Set<unknown>();
  for (let link = error; link !== undefined && link !== null && !chain.has(link); ) {
    chain.add(link);
    link = link instanceof Error ? link.cause : undefined;
  }
  return [...chain].map((link) => (link instanceof Error ? link.message : String(link))).join('\n\nCause:\n');
}
