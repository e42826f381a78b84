import { kindOf, resolve } from '@/lib/rpc/form-schema';
import { isJsonObject } from '@/lib/rpc/json';
import { AnyOfField } from './any-of-field';
import { ArrayField } from './array-field';
import { ChoiceField } from './choice-field';
import type { FieldProps } from './field-props';
import { JsonField } from './json-field';
import { MisfitField } from './misfit-field';
import { NumberField } from './number-field';
import { ObjectField } from './object-field';
import { TextField } from './text-field';

/** No params are nested this deep; a type that contains itself would never end. */
const deepest = 12;

/** Edits a value of any schema. A value that its editor cannot hold is shown as it is. */
export function Field(props: FieldProps) {
  const { schema, form, path, value } = props;
  const kind = path.length > deepest ? 'json' : kindOf(resolve(schema, form.types), form.types);
  const isSet = value !== undefined;
  switch (kind) {
    case 'text':
      return isSet && typeof value !== 'string' ? <MisfitField {...props} /> : <TextField {...props} />;
    case 'number':
      return typeof value === 'object' || typeof value === 'boolean' ? (
        <MisfitField {...props} />
      ) : (
        <NumberField {...props} />
      );
    case 'object':
      return isSet && !isJsonObject(value) ? <MisfitField {...props} /> : <ObjectField {...props} />;
    case 'array':
      return isSet && !Array.isArray(value) ? <MisfitField {...props} /> : <ArrayField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'any-of':
      return <AnyOfField {...props} />;
    case 'json':
      return <JsonField {...props} />;
  }
}
