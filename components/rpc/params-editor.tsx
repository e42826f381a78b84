import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { JsonEditor } from './json-editor';
import styles from './params-editor.module.css';
import { ParamsForm } from './params-form';
import type { Params, View } from './use-params';

const views: { view: View; label: string }[] = [
  { view: 'form', label: 'Form' },
  { view: 'json', label: 'JSON' },
];

/** The params as a form and as JSON, two tabs over the same values. */
export function ParamsEditor({ method, params }: { method: ConsoleMethod; params: Params }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (!['ArrowRight', 'ArrowLeft', 'Home', 'End'].includes(key)) return;
    const wanted =
      key === 'Home' ? 'form' : key === 'End' ? 'json' : params.view === 'form' ? 'json' : 'form';
    params.setView(wanted);
    list.current?.querySelector<HTMLElement>(`[data-view="${wanted}"]`)?.focus();
  };

  return (
    <div className={styles.editor}>
      <div className={styles.bar}>
        <h3 id={`${id}-title`}>Parameters</h3>
        <div
          ref={list}
          role="tablist"
          aria-labelledby={`${id}-title`}
          className={styles.tabs}
          onKeyDown={onKeyDown}
        >
          {views.map(({ view, label }) => (
            <button
              key={view}
              type="button"
              role="tab"
              id={`${id}-${view}`}
              data-view={view}
              aria-selected={params.view === view}
              aria-controls={`${id}-panel`}
              tabIndex={params.view === view ? 0 : -1}
              onClick={() => params.setView(view)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${params.view}`}>
        {params.view === 'form' ? (
          <ParamsForm method={method} params={params} />
        ) : (
          <JsonEditor params={params} />
        )}
      </div>
    </div>
  );
}
