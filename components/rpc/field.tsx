import { kindOf } from '@/lib/rpc/form-schema';
import { AnyOfField } from './any-of-field';
import { ArrayField } from './array-field';
import { ChoiceField } from './choice-field';
import type { FieldProps } from './field-frame';
import { InputField } from './input-field';
import { ObjectField } from './object-field';

/** Edits a value of any schema. */
export function Field(props: FieldProps) {
  const kind = kindOf(props.schema);
  switch (kind) {
    case 'object':
      return <ObjectField {...props} />;
    case 'array':
      return <ArrayField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'any-of':
      return <AnyOfField {...props} />;
    default:
      return <InputField {...props} kind={kind} />;
  }
}
