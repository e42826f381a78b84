import { optionName, optionsOf, resolve } from '@/lib/rpc/form-schema';
import { formatJson } from '@/lib/rpc/json';
import { controlProps, FieldFrame, type FieldProps } from './field-frame';

/** One of a few values. Any other value is shown too, so that it can be seen and changed. */
export function ChoiceField(props: FieldProps) {
  const { value, onChange, schema, form, required } = props;
  const resolved = resolve(schema, form.types);
  const options = optionsOf(resolved, form.types) ?? [];
  const index = value === undefined ? -1 : options.indexOf(value);
  const isOther = value !== undefined && index < 0;
  const left = resolved.default === undefined ? 'Left out' : `Left out (${optionName(resolved.default)})`;

  return (
    <FieldFrame field={props}>
      <select
        {...controlProps(props)}
        value={isOther ? 'other' : index < 0 ? '' : `${index}`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : options[Number(target.value)])}
      >
        {(!required || value === undefined) && <option value="">{required ? 'Choose' : left}</option>}
        {options.map((each, at) => (
          <option key={optionName(each)} value={at}>
            {optionName(each)}
          </option>
        ))}
        {isOther && (
          <option value="other" disabled>
            {formatJson(value)}
          </option>
        )}
      </select>
    </FieldFrame>
  );
}
