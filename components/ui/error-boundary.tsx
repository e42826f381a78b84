'use client';

import { Component, type ReactNode } from 'react';
import { Crash } from './error-box';

interface ErrorBoundaryState {
  /** Wrapped, because any value can be thrown, undefined too. */
  thrown?: { error: unknown } | undefined;
}

/** Keeps the rest of the page when the part of the layout inside it crashes. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } };
  }

  private readonly reset = () => this.setState({ thrown: undefined });

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? (
      <Crash error={thrown.error} retry={this.reset} isBeside isCompact />
    ) : (
      this.props.children
    );
  }
}
