import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Crash } from './error-box';

/** The details that a crash shows. */
const details = (error: unknown) =>
  /<pre>(.*)<\/pre>/s.exec(renderToStaticMarkup(<Crash error={error} retry={() => undefined} />))?.[1];

describe('Crash', () => {
  it('lists the causes, outermost first', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) });
    expect(details(error)).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner');
  });

  it('accepts values that are not errors and stops at a cycle', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(details(error)).toBe('loop');
    expect(details('text')).toBe('text');
  });
});
