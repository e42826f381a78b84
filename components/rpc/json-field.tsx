import { useState } from 'react';
import type { Json } from '@/lib/rpc/console-method';
import { formatJson, parseJson } from '@/lib/rpc/json';
import { FieldFrame } from './field-frame';
import { controlProps, type FieldProps } from './field-props';

/** A value of any shape, as JSON. Text that is not JSON is taken for a string, as its quotes in the request show. */
export function JsonField(props: FieldProps) {
  const { value, onChange } = props;
  const [draft, setDraft] = useState('');
  const written = value === undefined ? '' : formatJson(value);
  const read = meaning(draft);
  const shown = (read === undefined ? '' : formatJson(read)) === written ? draft : written;

  return (
    <FieldFrame field={props}>
      <textarea
        {...controlProps(props)}
        rows={2}
        value={shown}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        placeholder="JSON"
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(meaning(target.value));
        }}
      />
    </FieldFrame>
  );
}

function meaning(text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
