import { useId } from 'react';
import { moveTab } from '@/components/ui/move-tab';
import tabList from '@/components/ui/tab-list.module.css';
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

  return (
    <div>
      <div className={styles.bar}>
        <h3 id={`${id}-title`}>Parameters</h3>
        <div role="tablist" aria-labelledby={`${id}-title`} className={tabList.list}>
          {views.map(({ view, label }) => (
            <button
              key={view}
              type="button"
              role="tab"
              id={`${id}-${view}`}
              aria-selected={params.view === view}
              aria-controls={`${id}-panel`}
              tabIndex={params.view === view ? 0 : -1}
              onClick={() => params.setView(view)}
              onKeyDown={moveTab}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        className={styles.panel}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${params.view}`}
      >
        {params.view === 'form' ? (
          <ParamsForm method={method} params={params} />
        ) : (
          <JsonEditor params={params} />
        )}
      </div>
    </div>
  );
}
