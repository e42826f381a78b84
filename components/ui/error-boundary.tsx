'use client';

import { Component, type ReactNode } from 'react';
import { Crash } from './error-box';

interface ErrorBoundaryProps {
  /** Shown in place of children that threw. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** What was thrown; it can be anything, so it has an object around it. */
  thrown?: { error: unknown } | undefined;
}

/** Catches what its children throw while they render, and in effects. A fallback that throws reaches the next boundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } };
  }

  private readonly reset = () => this.setState({ thrown: undefined });

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.fallback(thrown.error, this.reset) : this.props.children;
  }
}

/** Around a part of the layout: if it crashes, the rest of the page stays. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error, reset) => <Crash error={error} reset={reset} isPart />}>
      {children}
    </ErrorBoundary>
  );
}
