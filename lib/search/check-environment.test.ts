import { describe, expect, it } from 'vitest';
import { checkSearchEnvironment } from './check-environment';

const id = { NEXT_PUBLIC_SEARCH_APP_ID: 'APP' };
const key = { NEXT_PUBLIC_SEARCH_KEY: 'key' };

describe('checkSearchEnvironment', () => {
  it.each([
    ['nothing', {}],
    ['empty variables', { NEXT_PUBLIC_SEARCH_APP_ID: '', NEXT_PUBLIC_SEARCH_KEY: '' }],
    ['application and key', { ...id, ...key }],
    ['a host of its own', { ...id, ...key, NEXT_PUBLIC_SEARCH_HOST: 'http://localhost:1234' }],
  ])('takes %s', (_name, env) => {
    expect(() => checkSearchEnvironment(env)).not.toThrow();
  });

  it.each([
    ['an application without key', id, 'NEXT_PUBLIC_SEARCH_APP_ID set without NEXT_PUBLIC_SEARCH_KEY'],
    ['a key without application', key, 'NEXT_PUBLIC_SEARCH_KEY set without NEXT_PUBLIC_SEARCH_APP_ID'],
    ['an index alone', { NEXT_PUBLIC_SEARCH_INDEX: 'docs' }, 'set without NEXT_PUBLIC_SEARCH_APP_ID and'],
    ['a host that is none', { ...id, ...key, NEXT_PUBLIC_SEARCH_HOST: 'localhost' }, 'is "localhost"'],
  ])('refuses %s', (_name, env, message) => {
    expect(() => checkSearchEnvironment(env)).toThrow(message);
  });
});
