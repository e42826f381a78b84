import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exactJson, isJsonObject, type Json, toText } from '@/lib/json';
import type { Schema } from '@/lib/reference/rpc/schema';
import {
  alternativeName,
  enumValues,
  fieldKind,
  initialValue,
  itemSchema,
  parseNumberInput,
  parseTextInput,
  withField,
} from '@/lib/rpc-client/form';
import { chooseAlternative, matchesType } from '@/lib/rpc-client/validate';
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
  const format = (value: Json | undefined) => (value === undefined ? '' : toText(value));
  const [draft, setDraft] = useState('');
  // Keeps the typed text while it means the same value: "1.50" does not become "1.5".
  const written = format(field.value);
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <span className={styles.input}>
          <input
            type="text"
            inputMode={kind === 'number' ? 'numeric' : undefined}
            {...attributes}
            {...verbatim}
            value={format(parse(draft)) === written ? draft : written}
            onChange={({ target }) => {
              setDraft(target.value);
              field.onChange(parse(target.value));
            }}
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
  const options = enumValues(schema) ?? [];
  const isUnlisted = value !== undefined && !options.includes(value);
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
          {isUnlisted && (
            <option value={exactJson(value)} disabled>
              {exactJson(value)}
            </option>
          )}
        </select>
      )}
    </FieldFrame>
  );
}

/** A value of one of several schemas: the choice of the schema, and the field for it. */
function AnyOfField(props: FieldProps) {
  const { schema, name, value, onChange, required, showErrors } = props;
  const alternatives = schema.anyOf ?? [];
  const [chosen, setChosen] = useState<Schema>();

  // Keeps the choice while the value fits it; an edit of the JSON may have changed the value.
  const isDraft = value === undefined || typeof value === 'string';
  const guess = value === undefined ? undefined : chooseAlternative(alternatives, value);
  const alternative = chosen && (isDraft || matchesType(chosen, value)) ? chosen : guess;
  const kind = alternative && alternativeName(alternative);
  const isObject = alternative !== undefined && fieldKind(alternative) === 'object';

  const choose = (choice: string) => {
    const next = alternatives.find((each) => alternativeName(each) === choice);
    const first = next && initialValue(next);
    setChosen(next);
    // An empty text counts as left out, so that the field shows that it is required.
    onChange(first === '' ? undefined : first);
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
          showErrors={showErrors && (required || value !== undefined)}
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
  // Values have no keys. A removed row takes its key along, so that the rows after it keep what is typed in them.
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const keys = [...Array(rows.length + removed.length).keys()].filter((key) => !removed.includes(key));

  const emptyRow = (index: number) => initialValue(itemSchema(schema, index));
  const setRows = (next: Json[]) => onChange(next.length === 0 && !required ? undefined : next);
  const focusRow = (index: number) => {
    const control = list.current?.children[index]?.querySelector('input, select, textarea, button');
    const target = control ?? list.current?.lastElementChild;
    if (target instanceof HTMLElement) target.focus();
  };
  const add = () => {
    flushSync(() => setRows([...rows, emptyRow(rows.length)]));
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    flushSync(() => {
      setRemoved([...removed, keys[index] ?? 0]);
      setRows(rows.filter((_, at) => at !== index));
    });
    focusRow(Math.min(index, rows.length - 2));
  };

  return (
    <FieldGroup field={props}>
      <div ref={list} className={styles.list}>
        {rows.map((row, index) => (
          <div key={keys[index]} className={styles.row}>
            <Field
              name={`${name}[${index}]`}
              schema={itemSchema(schema, index)}
              required
              value={row}
              onChange={(next) => setRows(rows.with(index, next ?? emptyRow(index)))}
              showErrors={showErrors}
            />
            <ConsoleButton
              className={styles.remove}
              aria-label={`Remove ${name}[${index}]`}
              onClick={() => remove(index)}
            >
              Remove
            </ConsoleButton>
          </div>
        ))}
        {rows.length < maxItems && (
          <ConsoleButton className={styles.add} aria-label={`Add to ${name}`} onClick={add}>
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
          value={Object.hasOwn(fields, name) ? fields[name] : undefined}
          onChange={(next) => onChange(withField(value, name, next, required))}
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
