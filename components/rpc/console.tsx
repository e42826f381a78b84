import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { historyPause } from '@/lib/browser/history-entry';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { ClusterPicker, useEndpoint } from './cluster-picker';
import styles from './console.module.css';
import { ParamsEditor } from './params-editor';
import { Runner } from './runner';
import { useParams, writeToUrl } from './use-params';

export { writeToUrl };

/** Builds a request to a node, sends it and shows the answer. It takes the focus if the reader pressed Run. */
export function Console({ method, isRequested }: { method: ConsoleMethod; isRequested: boolean }) {
  const root = useRef<HTMLElement>(null);
  const endpoint = useEndpoint(method);
  const params = useParams(method);
  // Mistakes are not shown before the first attempt to send.
  const [showErrors, setShowErrors] = useState(false);

  useEffect(() => {
    if (isRequested) root.current?.focus({ preventScroll: true });
  }, [isRequested]);
  useEffect(() => {
    // A link must not fill in a request that needs a confirmation.
    if (method.caution !== undefined) return;
    const timer = setTimeout(writeToUrl, historyPause, params.params);
    return () => clearTimeout(timer);
  }, [method, params.params]);

  /** Whether the request can be sent; if not, focuses the first mistake. */
  const validate = (): boolean => {
    flushSync(() => setShowErrors(true));
    const invalid = root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    invalid?.focus();
    return !invalid;
  };

  return (
    <section ref={root} tabIndex={-1} aria-label={`Console for ${method.name}`} className={styles.console}>
      <ClusterPicker method={method} endpoint={endpoint} showErrors={showErrors} />
      <ParamsEditor method={method} params={params} showErrors={showErrors} />
      <Runner method={method} url={endpoint.url} params={params.params} validate={validate} />
    </section>
  );
}
