import { expect, it } from 'vitest';
import { networkValue } from './network';

it('reads a text by its keys', () => {
  expect(networkValue('software.version')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(() => networkValue('software.versions')).toThrow('has no text "software.versions"');
  expect(() => networkValue('software')).toThrow('has no text "software"');
});
