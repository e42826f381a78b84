import { useState } from 'react';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { exactJson } from '@/lib/rpc/json';
import { paramsKey, readParams } from '@/lib/rpc/request';
import type { Json } from '@/lib/rpc/schema';

/** The state of the params: the JSON as typed or made from the form, and the last valid list of params. */
export function useParams({ example }: ConsoleMethod) {
  const [{ text, params }, setState] = useState(() => {
    const given = new URLSearchParams(location.search).get(paramsKey) ?? exactJson(example);
    const { params } = readParams(given);
    return params ? written(params) : { text: given, params: example };
  });
  return {
    params,
    text,
    /** Why the text is not a list of params. Until it is one, the form keeps the last valid values. */
    broken: readParams(text).broken,
    setText: (text: string) => setState({ text, params: readParams(text).params ?? params }),
    setParams: (params: Json[]) => setState(written(params)),
  };
}

function written(params: Json[]) {
  return { text: exactJson(params, 2), params };
}

/** Params with more characters are not put into the address. */
const longest = 2000;

/** Puts params into the page's address, so that Back and a reload bring the console back; without params, takes them out. */
export function showInAddress(params?: Json[]): void {
  const url = new URL(location.href);
  const text = params && exactJson(params);
  if (text !== undefined && text.length <= longest) url.searchParams.set(paramsKey, text);
  else url.searchParams.delete(paramsKey);
  if (url.href !== location.href) history.replaceState(null, '', url);
}

export interface ParamsEditorProps {
  method: ConsoleMethod;
  params: ReturnType<typeof useParams>;
  /** Whether to show what does not fit the schema. */
  isChecked: boolean;
}
