import { useState } from 'react';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { checkEndpoint } from '@/lib/rpc/endpoint';
import { setTabChoice } from '@/lib/store/preferences';
import { useTabChoice } from '@/lib/store/use-tab-choice';

/** Group of tabs whose choice is that of the cluster, so that samples for a cluster follow it. */
const group = 'cluster';

/** The choice of a URL that the reader types. */
export const customCluster = 'custom';

/** Where requests go. */
export interface Endpoint {
  /** Name of a cluster, or `custom`. */
  cluster: string;
  url: string;
  /** Why it cannot be called. */
  problem: string | undefined;
  /** Whether to speak of the problem: not while the URL is typed for the first time. */
  isInsisting: boolean;
  choose: (cluster: string) => void;
  type: (url: string) => void;
  insist: () => void;
}

/**
 * The cluster the reader chose here or on another page. A custom URL lives as long as the console and is written
 * nowhere, because it often holds a key.
 */
export function useEndpoint(method: ConsoleMethod): Endpoint {
  const { clusters, transport } = method;
  const remembered = useTabChoice(group);
  const [isCustom, setCustom] = useState(false);
  const [typed, setTyped] = useState('');
  const [isInsisting, setInsisting] = useState(false);

  const named =
    clusters.find(({ name }) => name === remembered) ??
    clusters.find(({ name }) => name === 'devnet') ??
    clusters[0];
  const known = (transport === 'http' ? named?.rpc : named?.ws) ?? '';
  const url = isCustom ? typed.trim() : known;

  return {
    cluster: isCustom ? customCluster : (named?.name ?? customCluster),
    url,
    problem: checkEndpoint(url, method),
    isInsisting,
    choose: (cluster) => {
      setCustom(cluster === customCluster);
      setInsisting(false);
      if (cluster !== customCluster) setTabChoice(group, cluster);
    },
    type: setTyped,
    insist: () => setInsisting(true),
  };
}
