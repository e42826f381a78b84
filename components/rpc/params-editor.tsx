import { useId, useState } from 'react';
import { moveTab } from '@/components/ui/move-tab';
import tabList from '@/components/ui/tab-list.module.css';
import type { Json } from '@/lib/reference/rpc/schema';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { exactJson } from '@/lib/rpc/json';
import { paramsKey, readParams } from '@/lib/rpc/request';
import { JsonEditor } from './json-editor';
import styles from './params-editor.module.css';
import { ParamsForm } from './params-form';

/** The state of the params: the JSON as it was typed or made from the form, and the last list of params that it was. */
export function useParams({ example }: ConsoleMethod) {
  const [{ text, params }, setState] = useState(() => {
    const given = new URLSearchParams(location.search).get(paramsKey) ?? exactJson(example);
    const { params } = readParams(given);
    return params ? written(params) : { text: given, params: example };
  });
  return {
    params,
    text,
    /** Why the text is not a list of params. Until it is one, the form keeps the values of the last that was. */
    broken: readParams(text).broken,
    setText: (text: string) => setState({ text, params: readParams(text).params ?? params }),
    setParams: (params: Json[]) => setState(written(params)),
  };
}

function written(params: Json[]) {
  return { text: exactJson(params, 2), params };
}

export interface ParamsEditorProps {
  method: ConsoleMethod;
  params: ReturnType<typeof useParams>;
  /** Whether to show what does not fit the schema. */
  isChecked: boolean;
}

/** The params as a form and as JSON, two tabs over the same values. */
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
              onKeyDown={moveTab}
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
