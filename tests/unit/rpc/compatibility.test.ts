import { expect, it } from 'vitest';
import { compareKit } from './kit-types';

it('x', () => {
  console.time('t');
  const c = compareKit();
  console.timeEnd('t');
  console.log(c.methods.length, c.missing.join('\n'));
  expect(1).toBe(1);
});
