import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { ClusterPicker, useEndpoint } from './cluster-picker';
import styles from './console.module.css';
import { ParamsEditor } from './params-editor';
import { Runner } from './runner';
import { showInAddress, useParams } from './use-params';

/** How long a reader pauses before what is typed is put into the address, in milliseconds. */
const pause = 300;

interface ConsoleProps {
  method: ConsoleMethod;
  /** Whether the reader pressed Run. An address with params opens the console by itself. */
  isAsked: boolean;
}

/** Builds a request to a node, sends it when the reader presses Send, and shows the answer. Stores none of it. */
export function Console({ method, isAsked }: ConsoleProps) {
  const root = useRef<HTMLElement>(null);
  const endpoint = useEndpoint(method);
  const params = useParams(method);
  // The cluster of the last attempt to send. Before the first attempt, mistakes are not shown.
  const [tried, setTried] = useState<string>();

  useEffect(() => {
    // A reader who opened it continues in it with the keyboard.
    if (isAsked) root.current?.focus({ preventScroll: true });
  }, [isAsked]);
  useEffect(() => {
    // No link fills in a request that needs a confirmation.
    if (method.caution !== undefined) return;
    const timer = setTimeout(showInAddress, pause, params.params);
    return () => clearTimeout(timer);
  }, [method, params.params]);

  /** Whether the request can be sent; if not, focuses the first mistake. */
  const check = (): boolean => {
    flushSync(() => setTried(endpoint.cluster));
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    wrong?.focus();
    return !wrong;
  };

  return (
    <section ref={root} tabIndex={-1} aria-label={`Console for ${method.name}`} className={styles.console}>
      <ClusterPicker method={method} endpoint={endpoint} isChecked={tried === endpoint.cluster} />
      <ParamsEditor method={method} params={params} isChecked={tried !== undefined} />
      <Runner method={method} url={endpoint.url} params={params.params} check={check} />
    </section>
  );
}
