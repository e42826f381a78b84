import { z } from 'zod';

const line = z.string().trim().min(1);

/** Values that JSON can hold; integers above 2^53 - 1 are read as bigint, so that none is rounded. */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };

const jsonSchema: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.bigint(),
    z.string(),
    z.array(jsonSchema),
    z.record(z.string(), jsonSchema),
  ]),
);

const typeName = z.enum(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']);

/**
 * The part of JSON Schema (draft 7) that the reference uses. Closed, so that everything a schema says is something
 * that pages, samples and console show.
 */
export interface Schema {
  /** Name of a shared type: a file of content/rpc/types. */
  $ref?: string | undefined;
  /** What a value may be, in one word. */
  type?: z.infer<typeof typeName> | undefined;
  /** Short name for a value without a shared type, for example of an alternative. */
  title?: string | undefined;
  /** Markdown. */
  description?: string | undefined;
  enum?: Json[] | undefined;
  const?: Json | undefined;
  /** What the node takes where the field is absent. */
  default?: Json | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  /** Schema of every element, or of each element of a tuple. */
  items?: Schema | Schema[] | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  /** Schema of the values of a map, or `true` for an object of any fields. */
  additionalProperties?: Schema | true | undefined;
  anyOf?: Schema[] | undefined;
  deprecated?: boolean | undefined;
  /** Unit of a number: `lamports`, `slots`, `bytes`. Published as `x-unit`. */
  unit?: string | undefined;
}

export const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.strictObject({
    $ref: line.optional(),
    type: typeName.optional(),
    title: line.optional(),
    description: line.optional(),
    enum: z.array(jsonSchema).min(1).optional(),
    const: jsonSchema.optional(),
    default: jsonSchema.optional(),
    minimum: z.union([z.number(), z.bigint()]).optional(),
    maximum: z.union([z.number(), z.bigint()]).optional(),
    minLength: z.number().int().optional(),
    maxLength: z.number().int().optional(),
    pattern: line.optional(),
    items: z.union([schemaSchema, z.array(schemaSchema).min(1)]).optional(),
    minItems: z.number().int().optional(),
    maxItems: z.number().int().optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(line).optional(),
    additionalProperties: z.union([schemaSchema, z.literal(true)]).optional(),
    anyOf: z.array(schemaSchema).min(2).optional(),
    deprecated: z.boolean().optional(),
    unit: line.optional(),
  }),
);

/** Headings of the list of shared types, in reading order. */
export const typeGroups = ['Values', 'Accounts', 'Tokens', 'Transactions', 'Blocks'] as const;

/** A type that methods share (content/rpc/types/<Name>.json). */
export const typeSchema = z.strictObject({
  /** Heading of the list of types under which it stands. */
  group: z.enum(typeGroups),
  /** One sentence. */
  summary: line,
  /** Markdown. */
  description: line.optional(),
  schema: schemaSchema,
  /** A value that fits the schema. */
  example: jsonSchema,
  /** Files of the reference source tree that it was checked in. */
  sources: z.array(line).min(1),
});

/** What methods are for: the filter of the table of all methods. */
export const purposes = [
  'Accounts',
  'Tokens',
  'Transactions',
  'Blocks and slots',
  'Validators and cluster',
  'Fees, rent and supply',
  'Node',
] as const;

const contentSchema = z.strictObject({
  name: line,
  /** Markdown. */
  description: line,
  schema: schemaSchema,
});

/** One method (content/rpc/methods/<name>.json). */
export const methodSchema = z.strictObject({
  name: z.string().regex(/^[a-z][A-Za-z]+$/),
  transport: z.enum(['http', 'websocket']),
  purpose: z.enum(purposes),
  /** One sentence: what it answers. */
  summary: line,
  /** Markdown: when to use it, and what there is to know before. */
  description: line,
  /** A mark on the page, in tables and in search. */
  status: z
    .strictObject({
      kind: z.enum(['deprecated', 'unstable']),
      /** Markdown. */
      note: line,
      /** Version since which it holds. */
      since: line.optional(),
      /** Method to use instead. */
      replacement: line.optional(),
    })
    .optional(),
  /** Markdown, said before samples and console where money moves or something else happens that stays. */
  caution: line.optional(),
  /** In order: parameters are sent as an array. */
  params: z.array(contentSchema.extend({ required: z.boolean().optional() })),
  result: contentSchema,
  /** What a subscription sends. */
  notification: contentSchema.extend({ example: jsonSchema }).optional(),
  /** Markdown: which state of the ledger it answers from. Absent where commitment plays no part. */
  commitment: line.optional(),
  errors: z.array(
    z.strictObject({
      code: z.number().int(),
      /** As the node writes it; what varies is in angle brackets. */
      message: line.optional(),
      /** Markdown: when this method answers so. */
      when: line,
      /** Markdown: what to do, where the list of all errors does not say it well enough. */
      remedy: line.optional(),
    }),
  ),
  /** Markdown: each a bound of the node, with the constant's name. */
  limits: z.array(line).optional(),
  history: z.array(z.strictObject({ version: line, change: line })).optional(),
  related: z.array(line).min(1),
  /** The first is the one that samples and console start from. */
  examples: z.array(z.strictObject({ title: line, params: z.array(jsonSchema), result: jsonSchema })).min(1),
});

/** An error code of the interface (content/rpc/errors.json). */
export const rpcErrorSchema = z.strictObject({
  code: z.number().int(),
  name: line,
  /** As the node writes it; what varies is in angle brackets. */
  message: line,
  /** Markdown. */
  when: line,
  /** Markdown. */
  remedy: line,
  /** Whether the same request may succeed later. */
  retry: z.enum(['yes', 'no', 'sometimes']),
});

export const rpcErrorsSchema = z.strictObject({
  errors: z.array(rpcErrorSchema).min(1),
  sources: z.array(line).min(1),
});

export type Method = z.infer<typeof methodSchema>;
export type RpcType = z.infer<typeof typeSchema> & { name: string };
export type RpcError = z.infer<typeof rpcErrorSchema>;
