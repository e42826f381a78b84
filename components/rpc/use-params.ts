import { useMemo, useState } from 'react';
import { paramsKey, readParams } from '@/lib/rpc/console-link';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { fromParams, type Slots, toParams } from '@/lib/rpc/form-value';
import { formatJson } from '@/lib/rpc/json';
import { validateParams } from '@/lib/rpc/validate';

/** The params in both of their forms. */
export type Params = ReturnType<typeof useParams>;

export type View = 'form' | 'json';

/** The state of the params. The values are the source; JSON text is kept only while it is being typed. */
export function useParams(method: ConsoleMethod) {
  const [draft, setDraft] = useState(() => new URLSearchParams(location.search).get(paramsKey));
  const typed = draft === null ? undefined : readParams(draft);
  const [slots, setSlots] = useState<Slots>(() => fromParams(typed?.params ?? method.example, method.params));
  const [view, setView] = useState<View>(typed?.broken === undefined ? 'form' : 'json');
  const [isLenient, setLenient] = useState(false);
  const [isInsisting, setInsisting] = useState(false);

  const params = toParams(slots);
  const problems = useMemo(() => validateParams(method.params, slots), [method, slots]);

  return {
    params,
    slots,
    setSlot: (index: number, value: Json | undefined) => setSlots(slots.with(index, value)),
    /** The params as JSON: as typed, or made from the form. */
    text: draft ?? formatJson(params, 2),
    setText: (text: string) => {
      setDraft(text);
      const { params } = readParams(text);
      if (params) setSlots(fromParams(params, method.params));
    },
    /** Why the text is not a list of params. Until it is one, the form keeps the values of the last that was. */
    broken: typed?.broken,
    /** Goes back to the last text that was a list of params. */
    discard: () => setDraft(null),
    view,
    setView: (next: View) => {
      if (typed?.broken === undefined) setDraft(null);
      setView(next);
    },
    /** What does not fit the schema, once the reader wanted to send. */
    problems: isInsisting ? problems : [],
    /** Whether JSON is sent although it does not fit the schema. */
    isLenient,
    setLenient,
    insist: () => setInsisting(true),
  };
}
