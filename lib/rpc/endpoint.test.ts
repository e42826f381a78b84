import { describe, expect, it } from 'vitest';
import { checkEndpoint, isLocal } from './endpoint';

describe('checkEndpoint', () => {
  it.each([
    ['https://node.example/?key=1', 'http', 'https:'],
    ['http://node.example:8899', 'http', 'http:'],
    ['http://127.0.0.1:8899', 'http', 'https:'],
    ['http://localhost:8899/x', 'http', 'https:'],
    ['http://[::1]:8899', 'http', 'https:'],
    ['wss://node.example', 'websocket', 'https:'],
    ['ws://127.0.0.1:8900', 'websocket', 'https:'],
  ] as const)('takes %s by %s from a page that came by %s', (url, transport, protocol) =>
    expect(checkEndpoint(url, transport, protocol)).toBeUndefined(),
  );

  it.each([
    ['', 'http', 'Enter the URL'],
    ['node.example', 'http', 'not a URL'],
    ['ftp://node.example', 'http', 'not with ftp:'],
    ['https://node.example', 'websocket', 'wss://'],
    ['wss://node.example', 'http', 'https://'],
    ['https://me:secret@node.example', 'http', 'password'],
    ['wss://node.example/#a', 'websocket', '#'],
  ] as const)('refuses %j by %s', (url, transport, message) => {
    const problem = checkEndpoint(url, transport, 'https:');
    expect(problem).toMatchObject({ kind: 'invalid', message: expect.stringContaining(message) });
  });

  it('tells of mixed content', () => {
    expect(checkEndpoint('http://node.example', 'http', 'https:')?.kind).toBe('mixed');
    expect(checkEndpoint('ws://node.example', 'websocket', 'https:')?.kind).toBe('mixed');
    expect(checkEndpoint('http://localhost.evil.example', 'http', 'https:')?.kind).toBe('mixed');
  });
});

it('knows this machine', () => {
  expect(['http://127.0.0.1:1', 'ws://a.localhost', 'https://127.evil.example', ''].map(isLocal)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
