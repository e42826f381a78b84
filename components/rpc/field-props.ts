import type { ConsoleSchema, ConsoleTypes, Json } from '@/lib/rpc/console-method';
import type { Path } from '@/lib/rpc/validate';

/** What all fields of a form share. */
export interface FieldForm {
  /** Start of the ids of its controls. */
  id: string;
  types: ConsoleTypes;
  /** Messages by path, its parts joined by slashes. */
  errors: ReadonlyMap<string, string>;
}

/** What a field edits: one value, or none where it is left out. */
export interface FieldProps {
  form: FieldForm;
  name: string;
  path: Path;
  schema: ConsoleSchema;
  required: boolean;
  /** Markdown of the reference. */
  description?: string | undefined;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  /** Without a frame and name of its own, because what is around it has them. */
  bare?: boolean;
}

/** Id of the control of a field. */
export function fieldId({ form, path }: Pick<FieldProps, 'form' | 'path'>): string {
  return [form.id, ...path].join('-').replace(/\s/g, '_');
}

/** What is wrong with the field itself. */
export function fieldError({ form, path }: Pick<FieldProps, 'form' | 'path'>): string | undefined {
  return form.errors.get(path.join('/'));
}

/** Attributes that tie a control to its label, help and error. */
export function controlProps(props: FieldProps) {
  const id = fieldId(props);
  return {
    id,
    'aria-describedby': `${id}-error ${id}-help`,
    'aria-invalid': fieldError(props) !== undefined,
    'aria-required': props.required,
  } as const;
}
