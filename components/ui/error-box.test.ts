import { describe, expect, it } from 'vitest';
import { errorChain } from './error-box';

describe('errorChain', () => {
  it('lists the causes, outermost first', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) });
    expect(errorChain(error)).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner');
  });

  it('accepts values that are not errors and stops at a cycle', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(errorChain(error)).toBe('loop');
    expect(errorChain('text')).toBe('text');
  });
});
