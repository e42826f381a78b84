import { expect, it } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import { requestHosts } from '@/lib/export/content-security-policy';
import { checkEndpoint } from './endpoint';

const names = ['mainnet', 'testnet', 'devnet', 'localnet'] as const;
const clusters = names.map((name) => ({ name, ...network[name] }));
const { rpc, ws } = network.devnet;

it.each([
  ...clusters.flatMap((it) => [it.rpc, it.ws]),
  `${rpc}/path?key=1`,
  'https://localhost:8899/x',
  ...requestHosts.map((source) => source.replace(':*', ':1234')),
])('takes %s', (url) => {
  const transport = url.startsWith('ws') ? 'websocket' : 'http';
  expect(checkEndpoint(url, { transport, clusters })).toBeUndefined();
});

it.each([
  ['', 'http', 'starts with http:// or https://'],
  ['node.example', 'http', 'starts with http:// or https://'],
  [rpc, 'websocket', 'starts with ws:// or wss://'],
  [ws, 'http', 'starts with http:// or https://'],
  ['https://node.example/?key=1', 'http', 'copy it as curl.'],
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
