import { useId } from 'react';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import styles from './cluster-picker.module.css';
import { customCluster, type Endpoint } from './use-endpoint';

/** The choice of the network a request goes to, or of the reader's own URL. */
export function ClusterPicker({ method, endpoint }: { method: ConsoleMethod; endpoint: Endpoint }) {
  const id = useId();
  const { cluster, url, problem } = endpoint;
  const isCustom = cluster === customCluster;

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>Cluster</label>
      <select id={id} value={cluster} onChange={({ target }) => endpoint.choose(target.value)}>
        {method.clusters.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <option value={customCluster}>Custom URL</option>
      </select>
      {isCustom ? (
        <input
          type="url"
          aria-label="URL of the node"
          className={styles.url}
          defaultValue={url}
          placeholder={method.transport === 'http' ? 'http://localhost:8899' : 'ws://localhost:8900'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => endpoint.type(target.value)}
        />
      ) : (
        <code className={styles.known}>{url}</code>
      )}
      <p id={`${id}-help`} className={problem === undefined ? styles.help : styles.error}>
        {problem ??
          (isCustom &&
            'A node on this machine, as localhost or 127.0.0.1: the site may send nowhere else. The URL is kept on this page only: not stored, and not in copied links.')}
      </p>
    </div>
  );
}
