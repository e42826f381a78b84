import network from '@/content/network.json' with { type: 'json' };
import { site } from '@/content/site';
import { type HostedConfig, hostedConfig } from '@/lib/search/hosted-config';

const clusters = [network.mainnet, network.testnet, network.devnet];
/** This machine under its two names, at any port: nodes that readers run themselves. */
const local = ['http://localhost:*', 'ws://localhost:*', 'http://127.0.0.1:*', 'ws://127.0.0.1:*'];

/** Where pages may send requests and forms, in addition to the site itself. */
export const policyHosts = {
  /** The clusters, this machine, the hosted search service if there is one. */
  connect: [
    ...clusters.flatMap(({ rpc, ws }) => [new URL(rpc).origin, new URL(ws).origin]),
    ...local,
    ...(hostedConfig ? searchOrigins(hostedConfig) : []),
  ],
  forms: [new URL(site.feedbackUrl).origin],
};

/** The addresses of Algolia's client: one for reads, three to fall back to. */
function searchOrigins({ appId, host }: HostedConfig): string[] {
  if (host !== undefined) return [new URL(host).origin];
  const fallbacks = [1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`);
  return [`https://${appId.toLowerCase()}-dsn.algolia.net`, ...fallbacks];
}
