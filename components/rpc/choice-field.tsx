import { optionName, optionsOf } from '@/lib/rpc/form-schema';
import { formatJson } from '@/lib/rpc/json';
import { FieldFrame, type FieldProps } from './field-frame';

/** One of a few values. Any other value is shown too, so that it can be seen and changed. */
export function ChoiceField(props: FieldProps) {
  const { value, onChange, schema, required } = props;
  const options = optionsOf(schema) ?? [];
  const written = value === undefined ? '' : formatJson(value);
  const left = schema.default === undefined ? 'Left out' : `Left out (${optionName(schema.default)})`;

  return (
    <FieldFrame field={props}>
      {(attributes) => (
        <select
          {...attributes}
          value={written}
          onChange={({ target }) => onChange(options.find((each) => formatJson(each) === target.value))}
        >
          {(!required || value === undefined) && <option value="">{required ? 'Choose' : left}</option>}
          {options.map((each) => (
            <option key={formatJson(each)} value={formatJson(each)}>
              {optionName(each)}
            </option>
          ))}
          {value !== undefined && !options.includes(value) && (
            <option value={written} disabled>
              {written}
            </option>
          )}
        </select>
      )}
    </FieldFrame>
  );
}
