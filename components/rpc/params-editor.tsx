import { useId, useState } from 'react';
import { onTabKeyDown } from '@/components/ui/tab-keyboard';
import tabList from '@/components/ui/tab-list.module.css';
import { JsonEditor } from './json-editor';
import styles from './params-editor.module.css';
import { ParamsForm } from './params-form';
import type { ParamsEditorProps } from './use-params';

/** The params in two tabs, as a form and as JSON. */
export function ParamsEditor(props: ParamsEditorProps) {
  const id = useId();
  const [shown, setShown] = useState(props.params.broken === undefined ? 'Form' : 'JSON');

  return (
    <div>
      <div className={styles.bar}>
        <h3 id={`${id}-title`}>Parameters</h3>
        <div role="tablist" aria-labelledby={`${id}-title`} className={tabList.list}>
          {['Form', 'JSON'].map((view) => (
            <button
              key={view}
              type="button"
              role="tab"
              id={`${id}-${view}`}
              aria-selected={view === shown}
              aria-controls={`${id}-panel`}
              tabIndex={view === shown ? 0 : -1}
              onClick={() => setShown(view)}
              onKeyDown={onTabKeyDown}
            >
              {view}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" className={styles.panel} id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {shown === 'Form' ? (
          <ParamsForm {...props} showJson={() => setShown('JSON')} />
        ) : (
          <JsonEditor {...props} />
        )}
      </div>
    </div>
  );
}
