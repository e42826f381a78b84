import { expect, it } from 'vitest';
import { checkSearchEnvironment } from './config';

const id = { NEXT_PUBLIC_SEARCH_APP_ID: 'APP' };
const key = { NEXT_PUBLIC_SEARCH_KEY: 'key' };
const host = (url: string) => ({ ...id, ...key, NEXT_PUBLIC_SEARCH_HOST: url });

it.each([
  ['nothing', {}, ''],
  ['empty variables', { NEXT_PUBLIC_SEARCH_APP_ID: '', NEXT_PUBLIC_SEARCH_KEY: '' }, ''],
  ['application and key', { ...id, ...key }, ''],
  ['a host', host('http://localhost:1234'), ''],
  ['an application without key', id, 'NEXT_PUBLIC_SEARCH_APP_ID set without NEXT_PUBLIC_SEARCH_KEY'],
  ['a key without application', key, 'NEXT_PUBLIC_SEARCH_KEY set without NEXT_PUBLIC_SEARCH_APP_ID'],
  ['an index alone', { NEXT_PUBLIC_SEARCH_INDEX: 'docs' }, 'set without NEXT_PUBLIC_SEARCH_APP_ID and'],
  ['a host that is not a URL', host('localhost'), 'is "localhost"'],
])('%s', (_name, env, message) => {
  const check = expect(() => checkSearchEnvironment(env));
  if (message === '') check.not.toThrow();
  else check.toThrow(message);
});
