import { FieldFrame } from './field-frame';
import { controlProps, type FieldProps } from './field-props';

/** A line of text. Empty means left out, or empty text where nothing can be left out: in a row of a list. */
export function TextField(props: FieldProps) {
  return (
    <FieldFrame field={props}>
      <input
        type="text"
        {...controlProps(props)}
        value={typeof props.value === 'string' ? props.value : ''}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
      />
    </FieldFrame>
  );
}
