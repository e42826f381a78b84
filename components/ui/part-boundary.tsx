'use client';

import { Component, type ReactNode } from 'react';
import { Crash } from './error-box';

interface PartBoundaryState {
  /** What was thrown, in an object because it can be any value. */
  thrown?: { error: unknown } | undefined;
}

/** Around a part of the layout: if it crashes, in an effect too, the rest of the page stays. */
export class PartBoundary extends Component<{ children: ReactNode }, PartBoundaryState> {
  override readonly state: PartBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
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
