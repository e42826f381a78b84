import { useState } from 'react';
import { changeHistory } from '@/lib/browser/history-entry';
import { exactJson, type Json } from '@/lib/json';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { readParams } from '@/lib/rpc-client/form';
import { paramsKey } from '@/lib/rpc-client/params-key';

/** The params as JSON text, typed or made from the form, and the last valid list of params. */
export function useParams({ params: declared, example }: ConsoleMethod) {
  const read = (text: string) => readParams(text, declared.length);
  const [{ text, params }, setState] = useState(() => {
    const given = new URLSearchParams(location.search).get(paramsKey) ?? exactJson(example);
    const { params } = read(given);
    return params ? toState(params) : { text: given, params: example };
  });
  return {
    params,
    text,
    /** Why the text is not a list of params; meanwhile the form keeps the last valid values. */
    broken: read(text).broken,
    setText: (text: string) => setState({ text, params: read(text).params ?? params }),
    setParams: (params: Json[]) => setState(toState(params)),
  };
}

function toState(params: Json[]) {
  return { text: exactJson(params, 2), params };
}

/** Params that make the URL longer are left out of it: some servers refuse it. In characters. */
const maxLength = 2000;

/** Writes params to the page's URL, so that Back and a reload restore the console; without params, removes them. */
export function writeToUrl(params?: Json[]): void {
  const url = new URL(location.href);
  const text = params && exactJson(params);
  if (text !== undefined) url.searchParams.set(paramsKey, text);
  if (text === undefined || url.href.length > maxLength) url.searchParams.delete(paramsKey);
  if (url.href !== location.href) changeHistory('replaceState', url.href);
}
