'use client';

import { clsx } from 'clsx';
import { Component, type ReactNode, useEffect } from 'react';
import { describeLoadError } from '@/lib/browser/load-error';
import { Button } from './button';
import styles from './error-box.module.css';
import { listen } from './listen';

interface ErrorProps {
  error: unknown;
  /** Renders or loads again what is missing. */
  retry: () => void;
  /** Whether it is inside a page, which has an h1. */
  isNested?: boolean;
  /** Whether it replaces a part of the layout, which has less room than a page. */
  isCompact?: boolean;
}

/** Shown in place of a page or a part that threw. */
export function Crash({ error, ...rest }: ErrorProps) {
  return <ErrorBox title="This page crashed." details={formatCauses(error)} action="Try again" {...rest} />;
}

/** Shown where a page or its code could not be loaded. It retries when the network is back. */
export function LoadFailure({ error, ...rest }: ErrorProps) {
  const { retry } = rest;
  useEffect(() => listen({ online: retry }), [retry]);
  const details = describeLoadError(error);
  return <ErrorBox title="This page could not be loaded." details={details} action="Retry" {...rest} />;
}

function ErrorBox(props: Omit<ErrorProps, 'error'> & Record<'title' | 'details' | 'action', string>) {
  const Heading = props.isNested ? 'h2' : 'h1';
  return (
    <div role="alert" className={clsx(styles.box, props.isCompact && styles.compact)}>
      <Heading>{props.title}</Heading>
      <pre>{props.details}</pre>
      <Button onClick={props.retry}>{props.action}</Button>
    </div>
  );
}

/** The messages of an error and of its causes, outermost first. */
function formatCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${formatCauses(error.cause)}`;
}

/** Shows a crash of a part of the layout in its place; the rest of the page stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  /** Wrapped, because any value can be thrown, undefined too. */
  override readonly state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? (
      <Crash error={thrown.error} retry={() => this.setState({ thrown: undefined })} isNested isCompact />
    ) : (
      this.props.children
    );
  }
}
