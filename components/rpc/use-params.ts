import { useMemo, useState } from 'react';
import { paramsOfAddress } from '@/lib/rpc/console-link';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { fromParams, type Slots, toParams } from '@/lib/rpc/form-value';
import { formatJson, JsonSyntaxError, parseJson } from '@/lib/rpc/json';
import { validateParams } from '@/lib/rpc/validate';

/** The params in both of their forms. */
export type Params = ReturnType<typeof useParams>;

export type View = 'form' | 'json';

/** The state of the params. The values are the source; JSON text is kept only while it is being typed. */
export function useParams(method: ConsoleMethod) {
  const asked = useMemo(() => paramsOfAddress(location.search), []);
  const given = asked && 'params' in asked ? asked.params : method.example;
  const [slots, setSlots] = useState<Slots>(() => fromParams(given, method.params));
  const [draft, setDraft] = useState(asked && 'text' in asked ? asked.text : undefined);
  const [view, setView] = useState<View>(draft === undefined ? 'form' : 'json');
  const [isLenient, setLenient] = useState(false);
  const [isInsisting, setInsisting] = useState(false);

  const params = toParams(slots);
  const broken = draft === undefined ? undefined : whyBroken(draft);
  const problems = useMemo(() => validateParams(method.params, slots), [method, slots]);

  return {
    params,
    slots,
    setSlot: (index: number, value: Json | undefined) => setSlots(slots.with(index, value)),
    /** The params as JSON: as typed, or made from the form. */
    text: draft ?? formatJson(params, 2),
    setText: (text: string) => {
      setDraft(text);
      if (whyBroken(text) === undefined) {
        setSlots(fromParams(parseJson(text) as Json[], method.params));
      }
    },
    /** Why the text is not a list of params. Until it is one, the form keeps the values of the last that was. */
    broken,
    /** Goes back to the last text that was a list of params. */
    discard: () => setDraft(undefined),
    view,
    setView: (next: View) => {
      if (broken === undefined) setDraft(undefined);
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

/** Why a text is not a list of params, and where; undefined if it is one. */
function whyBroken(text: string): string | undefined {
  try {
    return Array.isArray(parseJson(text)) ? undefined : 'Parameters are a list: write them between [ and ].';
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) return String(error);
    return `Line ${error.line}, column ${error.column}: ${error.message}.`;
  }
}
