import { expect, it } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import { requestHosts } from '@/lib/export/content-security-policy';
import { checkEndpoint, isLocal } from './endpoint';

const names = ['mainnet', 'testnet', 'devnet', 'localnet'] as const;
const clusters = names.map((name) => ({ name, ...network[name] }));
const { rpc, ws } = network.devnet;

it.each([
  ...clusters.flatMap((it) => [[it.rpc, 'http'] as const, [it.ws, 'websocket'] as const]),
  [`${rpc}/path?key=1`, 'http'],
  ['http://localhost', 'http'],
  ['https://localhost:8899/x', 'http'],
  ['ws://127.0.0.1:8900', 'websocket'],
  ...requestHosts.map((source) => {
    return [source.replace(':*', ':1234'), source.startsWith('ws') ? 'websocket' : 'http'] as const;
  }),
] as const)('takes %s by %s', (url, transport) =>
  expect(checkEndpoint(url, { transport, clusters })).toBeUndefined(),
);

it.each([
  ['', 'http', 'Enter the URL'],
  ['node.example', 'http', 'not a URL'],
  ['ftp://node.example', 'http', 'not with ftp:'],
  [rpc, 'websocket', 'wss://'],
  [ws, 'http', 'https://'],
  ['https://me:secret@localhost', 'http', 'password'],
  ['ws://localhost/#a', 'websocket', '#'],
  ['https://node.example/?key=1', 'http', 'This site may send only to the clusters'],
  ['https://node.example', 'http', 'copy it as curl'],
  ['wss://node.example', 'websocket', 'copy it.'],
  [rpc.replace('https:', 'http:'), 'http', 'only to the clusters'],
  [`${rpc}.evil.example`, 'http', 'only to the clusters'],
  [`${rpc}:8899`, 'http', 'only to the clusters'],
  ['http://localhost.evil.example', 'http', 'only to the clusters'],
  ['http://[::1]:8899', 'http', 'localhost and 127.0.0.1'],
  ['http://127.0.0.2:8899', 'http', 'localhost and 127.0.0.1'],
] as const)('refuses %j by %s', (url, transport, message) =>
  expect(checkEndpoint(url, { transport, clusters })).toContain(message),
);

it('knows this machine by the names that a policy can have', () => {
  const others = ['ws://a.localhost', 'http://[::1]', 'https://127.evil.example', ''];
  const local = ['http://127.0.0.1:1', 'ws://localhost'];
  expect([...local, ...others].filter(isLocal)).toEqual(local);
});
