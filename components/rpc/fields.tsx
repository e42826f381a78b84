import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { exactJson, isJsonObject, type Json, toText } from '@/lib/json';
import {
  alternativeName,
  enumValues,
  fieldKind,
  initialValue,
  itemSchema,
  listAlternatives,
  parseNumberInput,
  parseTextInput,
  withField,
} from '@/lib/rpc-client/form';
import { chooseAlternative } from '@/lib/rpc-client/validate';
import { ConsoleButton } from './console-button';
import { FieldFrame, FieldGroup, type FieldProps, verbatim } from './field-frame';
import styles from './fields.module.css';

/** Edits a value of any schema. */
export function Field(props: FieldProps) {
  const kind = fieldKind(props.schema);
  if (kind === 'object') return <ObjectField {...props} />;
  if (kind === 'array') return <ArrayField {...props} />;
  if (kind === 'choice') return <ChoiceField {...props} />;
  if (kind === 'any-of') return <AnyOfField {...props} />;
  return <InputField {...props} kind={kind} />;
}

/** Text, or a number of any size. An empty input means that the value is left out. */
function InputField({ kind, ...field }: FieldProps & { kind: 'text' | 'number' }) {
  const { unit } = field.schema;
  const parse = kind === 'number' ? parseNumberInput : parseTextInput;
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <span className={styles.input}>
          <input
            type="text"
            inputMode={kind === 'number' ? 'numeric' : undefined}
            {...attributes}
            {...verbatim}
            value={field.value === undefined ? '' : toText(field.value)}
            onChange={({ target }) => field.onChange(parse(target.value))}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

/** One of a few values. A value from the JSON that is none of them is listed too, so that it can be seen and changed. */
function ChoiceField(props: FieldProps) {
  const { value, onChange, schema, required } = props;
  const listed = enumValues(schema) ?? [];
  const options = value === undefined || listed.includes(value) ? listed : [...listed, value];
  const leftOut = schema.default === undefined ? 'Left out' : `Left out (${toText(schema.default)})`;

  return (
    <FieldFrame field={props}>
      {(attributes) => (
        <select
          {...attributes}
          value={value === undefined ? '' : exactJson(value)}
          onChange={({ target }) => onChange(options.find((each) => exactJson(each) === target.value))}
        >
          {(!required || value === undefined) && <option value="">{required ? 'Choose' : leftOut}</option>}
          {options.map((each) => (
            <option key={exactJson(each)} value={exactJson(each)}>
              {toText(each)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A value of one of several schemas: the choice of the schema, and the field for it. */
function AnyOfField(props: FieldProps) {
  const { schema, name, value, onChange, required, showErrors } = props;
  const alternatives = listAlternatives(schema);
  const alternative = value === undefined ? undefined : chooseAlternative(alternatives, value);
  const kind = alternative && alternativeName(alternative);
  const isObject = alternative !== undefined && fieldKind(alternative) === 'object';

  const choose = (choice: string) => {
    const next = alternatives.find((each) => alternativeName(each) === choice);
    onChange(next && initialValue(next));
  };

  return (
    <FieldGroup field={{ ...props, showErrors: showErrors && (!alternative || isObject) }}>
      <label className={styles.kind}>
        <span>Kind</span>
        <select
          aria-label={`Kind of ${name}`}
          value={kind ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {(!required || !alternative) && <option value="">{required ? 'Choose' : 'Left out'}</option>}
          {alternatives.map((each) => (
            <option key={alternativeName(each)}>{alternativeName(each)}</option>
          ))}
        </select>
      </label>
      {alternative !== undefined && (
        <Field
          {...props}
          key={kind}
          name={isObject ? name : alternativeName(alternative)}
          schema={alternative}
          required
          // An alternative stays chosen while its field is empty.
          onChange={(next) => onChange(next ?? initialValue(alternative))}
          isBare={isObject}
        />
      )}
    </FieldGroup>
  );
}

/** The rows of a list. The focus moves to an added row, or to the neighbor of a removed one. */
function ArrayField(props: FieldProps) {
  const { schema, name, value, onChange, required, showErrors } = props;
  const list = useRef<HTMLDivElement>(null);
  const rows = Array.isArray(value) ? value : [];
  const { maxItems = Number.POSITIVE_INFINITY } = schema;
  const row = itemSchema(schema) ?? {};

  const setRows = (next: Json[]) => onChange(next.length === 0 && !required ? undefined : next);
  const changeRows = (next: Json[], focused: number) => {
    flushSync(() => setRows(next));
    const control = list.current?.children[focused]?.querySelector('input, select, textarea, button');
    const target = control ?? list.current?.lastElementChild;
    if (target instanceof HTMLElement) target.focus();
  };

  return (
    <FieldGroup field={props}>
      <div ref={list} className={styles.list}>
        {rows.map((each, index) => {
          const rowName = `${name}[${index}]`;
          return (
            <div key={rowName} className={styles.row}>
              <Field
                name={rowName}
                schema={row}
                required
                value={each}
                onChange={(next) => setRows(rows.with(index, next ?? initialValue(row)))}
                showErrors={showErrors}
              />
              <ConsoleButton
                className={styles.remove}
                aria-label={`Remove ${rowName}`}
                onClick={() => changeRows(rows.toSpliced(index, 1), Math.min(index, rows.length - 2))}
              >
                Remove
              </ConsoleButton>
            </div>
          );
        })}
        {rows.length < maxItems && (
          <ConsoleButton
            className={styles.add}
            aria-label={`Add to ${name}`}
            onClick={() => changeRows([...rows, initialValue(row)], rows.length)}
          >
            Add
          </ConsoleButton>
        )}
      </div>
    </FieldGroup>
  );
}

/** The fields of an object. An optional object exists as soon as one of its fields does. */
function ObjectField(props: FieldProps) {
  const { schema, value, onChange, required, showErrors } = props;
  const { properties = {}, required: requiredNames = [] } = schema;
  const fields = isJsonObject(value) ? value : {};
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(properties, name));
  // Fields are required only in an object that exists.
  const exists = required || value !== undefined;

  return (
    <FieldGroup field={props}>
      {Object.entries(properties).map(([name, property]) => (
        <Field
          key={name}
          name={name}
          schema={property}
          required={exists && requiredNames.includes(name)}
          value={fields[name]}
          onChange={(next) => {
            // The required fields of an object that must exist stay, so that it remains the alternative that it is.
            const kept = required && requiredNames.includes(name) ? initialValue(property) : undefined;
            onChange(withField(value, name, next ?? kept, required));
          }}
          showErrors={showErrors}
        />
      ))}
      {unknown.length > 0 && (
        <p className={styles.unknown}>
          Also sent: <code>{unknown.join(', ')}</code>. The reference does not know it; change it in the JSON.
        </p>
      )}
    </FieldGroup>
  );
}
