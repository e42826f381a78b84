import { optionsOf } from '@/lib/rpc/form';
import { exactJson, textOf } from '@/lib/rpc/json';
import { FieldFrame, type FieldProps } from './field-frame';

/** One of a few values. Any other value is shown too, so that it can be seen and changed. */
export function ChoiceField(props: FieldProps) {
  const { value, onChange, schema, required } = props;
  const options = optionsOf(schema) ?? [];
  const isOther = value !== undefined && !options.includes(value);
  const left = schema.default === undefined ? 'Left out' : `Left out (${textOf(schema.default)})`;

  return (
    <FieldFrame field={props}>
      {(attributes) => (
        <select
          {...attributes}
          value={value === undefined ? '' : exactJson(value)}
          onChange={({ target }) => onChange(options.find((each) => exactJson(each) === target.value))}
        >
          {(!required || value === undefined) && <option value="">{required ? 'Choose' : left}</option>}
          {[...options, ...(isOther ? [value] : [])].map((each) => (
            <option key={exactJson(each)} value={exactJson(each)} disabled={!options.includes(each)}>
              {isOther && each === value ? exactJson(each) : textOf(each)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
