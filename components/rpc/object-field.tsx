import { withField } from '@/lib/rpc/form';
import { isJsonObject } from '@/lib/rpc/json';
import { FieldGroup, type NestingFieldProps } from './field-frame';
import styles from './object-field.module.css';

/** The fields of an object. An optional object exists as soon as one of its fields does. */
export function ObjectField({ Field, ...props }: NestingFieldProps) {
  const { schema, value, onChange, required, isChecked } = props;
  const { properties = {}, required: needed = [] } = schema;
  const fields = isJsonObject(value) ? value : {};
  const others = Object.keys(fields).filter((name) => !Object.hasOwn(properties, name));
  // Fields are required only in an object that exists.
  const isThere = required || value !== undefined;

  return (
    <FieldGroup field={props}>
      {Object.entries(properties).map(([name, property]) => (
        <Field
          key={name}
          name={name}
          schema={property}
          required={isThere && needed.includes(name)}
          value={Object.hasOwn(fields, name) ? fields[name] : undefined}
          onChange={(next) => onChange(withField(value, name, next, required))}
          isChecked={isChecked}
        />
      ))}
      {others.length > 0 && (
        <p className={styles.others}>
          Also sent: <code>{others.join(', ')}</code>. The reference does not know it; change it in the JSON.
        </p>
      )}
    </FieldGroup>
  );
}
