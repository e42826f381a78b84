import { useId, useState } from 'react';
import { setTabChoice, useTabChoice } from '@/lib/browser/preferences';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { checkEndpoint } from '@/lib/rpc-client/endpoint';
import { parseTextInput } from '@/lib/rpc-client/form';
import styles from './cluster-picker.module.css';
import { verbatim } from './field-frame';

/** The cluster is stored as the choice of this tab group, so that the code samples follow it. */
const group = 'cluster';

const custom = 'custom';

/** The cluster that the reader chose here or on another page. A custom URL is not stored: it often contains a key. */
export function useEndpoint(method: ConsoleMethod) {
  const { clusters, transport } = method;
  const stored = useTabChoice(group);
  const [isCustom, setCustom] = useState(false);
  const [typed, setTyped] = useState('');

  const find = (cluster: string | undefined) => clusters.find(({ name }) => name === cluster);
  const named = find(stored) ?? find('devnet');
  const known = (transport === 'http' ? named?.rpc : named?.ws) ?? '';

  return {
    /** Name of a cluster, or `custom`. */
    cluster: isCustom ? custom : named?.name,
    url: isCustom ? typed : known,
    choose: (cluster: string) => {
      setCustom(cluster === custom);
      if (cluster !== custom) setTabChoice(group, cluster);
    },
    setUrl: setTyped,
  };
}

interface ClusterPickerProps {
  method: ConsoleMethod;
  endpoint: ReturnType<typeof useEndpoint>;
  showErrors: boolean;
}

/** Selects the cluster that requests go to, or a custom URL. */
export function ClusterPicker({ method, endpoint, showErrors }: ClusterPickerProps) {
  const id = useId();
  const { cluster, url } = endpoint;
  const problem = showErrors ? checkEndpoint(url, method) : undefined;
  const isCustom = cluster === custom;

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>Cluster</label>
      <select id={id} value={cluster} onChange={({ target }) => endpoint.choose(target.value)}>
        {method.clusters.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <option value={custom}>Custom URL</option>
      </select>
      {isCustom ? (
        <input
          type="url"
          aria-label="URL of the node"
          className={styles.url}
          defaultValue={url}
          placeholder={method.transport === 'http' ? 'http://localhost:8899' : 'ws://localhost:8900'}
          {...verbatim}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => endpoint.setUrl(parseTextInput(target.value) ?? '')}
        />
      ) : (
        <code className={styles.known}>{url}</code>
      )}
      <p id={`${id}-help`} className={problem === undefined ? styles.help : styles.error}>
        {problem ??
          (isCustom &&
            'A node on this machine, as localhost or 127.0.0.1. The security policy of this site forbids requests to other hosts, so that no script can send data there; for the https address of a provider, copy the request and send it from the command line. The URL stays on this page: it is not stored, and the address of the page does not contain it.')}
      </p>
    </div>
  );
}
