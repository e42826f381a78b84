import { kindOf } from '@/lib/rpc/form';
import { AnyOfField } from './any-of-field';
import { ArrayField } from './array-field';
import { ChoiceField } from './choice-field';
import type { FieldProps } from './field-frame';
import { InputField } from './input-field';
import { ObjectField } from './object-field';

/** Edits a value of any schema. */
export function Field(props: FieldProps) {
  const kind = kindOf(props.schema);
  if (kind === 'object') return <ObjectField Field={Field} {...props} />;
  if (kind === 'array') return <ArrayField Field={Field} {...props} />;
  if (kind === 'choice') return <ChoiceField {...props} />;
  if (kind === 'any-of') return <AnyOfField Field={Field} {...props} />;
  return <InputField {...props} kind={kind} />;
}
