import { useMemo, useState } from 'react';
import { paramsOfAddress } from '@/lib/rpc/console-link';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { fromParams, type Slots, toParams } from '@/lib/rpc/form-value';
import { formatJson, JsonSyntaxError, parseJson } from '@/lib/rpc/json';
import { type Problem, validateParams } from '@/lib/rpc/validate';

/** The params in both of their forms. */
export interface Params {
  params: Json[];
  slots: Slots;
  setSlot: (index: number, value: Json | undefined) => void;
  /** The params as JSON: as typed, or made from the form. */
  text: string;
  setText: (text: string) => void;
  /** Why the text is no list of params. While it is not, the form shows the last one that was. */
  broken: string | undefined;
  /** Goes back to the last text that was a list of params. */
  discard: () => void;
  view: View;
  setView: (view: View) => void;
  /** What does not fit the schema, once the reader wanted to send. */
  problems: Problem[];
  /** Whether JSON is sent though it does not fit the schema. */
  isLenient: boolean;
  setLenient: (isLenient: boolean) => void;
  insist: () => void;
}

export type View = 'form' | 'json';

/** The state of the params. Values are the truth; text is kept beside them only while it is being typed. */
export function useParams(method: ConsoleMethod): Params {
  const asked = useMemo(() => paramsOfAddress(location.search), []);
  const given = asked && 'params' in asked ? asked.params : method.example;
  const [slots, setSlots] = useState<Slots>(() => fromParams(given, method.params, method.types));
  const [draft, setDraft] = useState(asked && 'text' in asked ? asked.text : undefined);
  const [view, setView] = useState<View>(draft === undefined ? 'form' : 'json');
  const [isLenient, setLenient] = useState(false);
  const [isInsisting, setInsisting] = useState(false);

  const params = toParams(slots);
  const broken = draft === undefined ? undefined : whyBroken(draft);
  const problems = useMemo(() => validateParams(method.params, method.types, slots), [method, slots]);

  return {
    params,
    slots,
    setSlot: (index, value) => {
      const length = Math.max(slots.length, index + 1);
      setSlots(Array.from({ length }, (_, at) => (at === index ? value : slots[at])));
    },
    text: draft ?? formatJson(params, 2),
    setText: (text) => {
      setDraft(text);
      if (whyBroken(text) === undefined) {
        setSlots(fromParams(parseJson(text) as Json[], method.params, method.types));
      }
    },
    broken,
    discard: () => setDraft(undefined),
    view,
    setView: (next) => {
      if (broken === undefined) setDraft(undefined);
      setView(next);
    },
    problems: isInsisting ? problems : [],
    isLenient,
    setLenient,
    insist: () => setInsisting(true),
  };
}

/** Why a text is no list of params, and where; nothing where it is one. */
function whyBroken(text: string): string | undefined {
  try {
    return Array.isArray(parseJson(text)) ? undefined : 'Parameters are a list: write them between [ and ].';
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) return String(error);
    return `Line ${error.line}, column ${error.column}: ${error.message}.`;
  }
}
