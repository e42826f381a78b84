import { useState } from 'react';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { checkEndpoint } from '@/lib/rpc/endpoint';
import { setTabChoice } from '@/lib/store/preferences';
import { useTabChoice } from '@/lib/store/use-tab-choice';

/** Tab group whose choice is the cluster, so that samples for a cluster follow it. */
const group = 'cluster';

/** The choice of a URL that the reader types. */
export const customCluster = 'custom';

/** Where requests go. */
export type Endpoint = ReturnType<typeof useEndpoint>;

/**
 * The cluster the reader chose here or on another page. A custom URL lives as long as the console and is never stored,
 * because it often holds a key.
 */
export function useEndpoint(method: ConsoleMethod) {
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
    /** Name of a cluster, or `custom`. */
    cluster: isCustom ? customCluster : (named?.name ?? customCluster),
    url,
    /** Why the URL cannot be called. Not shown while the reader types it for the first time. */
    problem: isInsisting ? checkEndpoint(url, method) : undefined,
    choose: (cluster: string) => {
      setCustom(cluster === customCluster);
      setInsisting(false);
      if (cluster !== customCluster) setTabChoice(group, cluster);
    },
    type: setTyped,
    insist: () => setInsisting(true),
  };
}
