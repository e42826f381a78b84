import { expect, it, vi } from 'vitest';
import { keepInEntry } from './history-entry';

it('a change that the browser refuses does not stop the page', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('location', { href: 'https://docs.test/' });
  const replaceState = vi.fn().mockThrow(new DOMException('more than 100 times', 'SecurityError'));
  vi.stubGlobal('history', { state: { kept: 7 }, replaceState });
  keepInEntry('other', 8);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ kept: 7, other: 8 }, '', 'https://docs.test/');
});
