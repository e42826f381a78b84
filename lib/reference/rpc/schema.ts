import { z } from 'zod';
import type { Json } from '@/lib/json';

const line = z.string().trim().min(1);
const markdown = line;

/** Data files contain only such values, so the schema checks only that the value is present. */
const jsonSchema = z.custom<Json>((value) => value !== undefined);

/** The part of JSON Schema (draft 7) that the reference uses. Closed: pages, samples and console support it all. */
const schemaSchema = z.strictObject({
  /** Name of a shared type: a file of content/rpc/types. */
  $ref: line.optional(),
  /** What a value may be, in one word. */
  type: z.enum(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']).optional(),
  /** Short name for a value without a shared type, for example of an alternative. */
  title: line.optional(),
  description: markdown.optional(),
  enum: z.array(jsonSchema).min(1).optional(),
  const: jsonSchema.optional(),
  /** The node's value if the field is absent. */
  default: jsonSchema.optional(),
  minimum: z.union([z.number(), z.bigint()]).optional(),
  maximum: z.union([z.number(), z.bigint()]).optional(),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  pattern: line.optional(),
  /** Schema of every element, or of each element of a tuple. */
  get items() {
    return z.union([schemaSchema, z.array(schemaSchema).min(1)]).optional();
  },
  minItems: z.number().int().optional(),
  maxItems: z.number().int().optional(),
  get properties() {
    return z.record(z.string(), schemaSchema).optional();
  },
  required: z.array(line).optional(),
  /** Schema of the values of a map, `true` for an object of any fields, `false` where the node refuses other fields. */
  get additionalProperties() {
    return z.union([schemaSchema, z.boolean()]).optional();
  },
  get anyOf() {
    return z.array(schemaSchema).min(2).optional();
  },
  deprecated: z.boolean().optional(),
  /** Unit of a number: `lamports`, `slots`, `bytes`. Published as `x-unit`. */
  unit: line.optional(),
});

/** Headings of the list of shared types, in reading order. */
export const typeGroups = ['Values', 'Accounts', 'Tokens', 'Transactions', 'Blocks'] as const;

/** A type that methods share (content/rpc/types/<Name>.json). */
export const typeSchema = z.strictObject({
  /** The group that lists it. */
  group: z.enum(typeGroups),
  /** One sentence. */
  summary: line,
  description: markdown.optional(),
  schema: schemaSchema,
  /** A value that fits the schema. */
  example: jsonSchema,
  /** Files of the reference source tree that it was checked in. */
  sources: z.array(line).min(1),
});

const contentSchema = z.strictObject({ name: line, description: markdown, schema: schemaSchema });

const exampleSchema = z.strictObject({ title: line, params: z.array(jsonSchema), result: jsonSchema });

/** One method (content/rpc/methods/<name>.json). */
export const methodSchema = z.strictObject({
  name: z.string().regex(/^[a-z][A-Za-z]+$/),
  transport: z.enum(['http', 'websocket']),
  /** Its purpose: the filter of the table of all methods. */
  purpose: z.enum([
    'Accounts',
    'Tokens',
    'Transactions',
    'Blocks and slots',
    'Validators and cluster',
    'Fees, rent and supply',
    'Node',
  ]),
  /** One sentence: what it answers. */
  summary: line,
  /** Markdown: when to use it, and what to know before. */
  description: line,
  /** A mark on the page, in tables and in search. */
  status: z.strictObject({ kind: z.enum(['deprecated', 'unstable']), note: markdown }).optional(),
  /** Markdown, shown before samples and console if the call moves money or changes something permanently. */
  caution: line.optional(),
  /** In order: parameters are sent as an array. */
  params: z.array(contentSchema.extend({ required: z.boolean().optional() })),
  result: contentSchema,
  /** What a subscription sends. */
  notification: contentSchema.extend({ example: jsonSchema }).optional(),
  /** Markdown: which state of the ledger it reads. Absent if it does not depend on commitment. */
  commitment: line.optional(),
  errors: z.array(
    z.strictObject({
      code: z.number().int(),
      /** As the node writes it; what varies is in angle brackets. */
      message: line.optional(),
      /** Markdown: when this method answers so. */
      when: line,
      /** Markdown: the fix, if the list of all errors is not specific enough. */
      remedy: line.optional(),
    }),
  ),
  /** Markdown: each a bound of the node, with the constant's name. */
  limits: z.array(line).optional(),
  history: z
    .array(z.strictObject({ version: line, change: line }))
    .min(1)
    .optional(),
  related: z.array(line).min(1),
  /** Samples and console start from the first. */
  examples: z.tuple([exampleSchema], exampleSchema),
});

const rpcErrorSchema = z.strictObject({
  code: z.number().int(),
  name: line,
  /** As the node writes it; what varies is in angle brackets. */
  message: line,
  when: markdown,
  remedy: markdown,
  /** Whether the same request may succeed later. */
  retry: z.enum(['yes', 'no', 'sometimes']),
});

/** All error codes (content/rpc/errors.json). */
export const rpcErrorsSchema = z.strictObject({
  errors: z.array(rpcErrorSchema).min(1),
  sources: z.array(line).min(1),
});

export type Schema = z.infer<typeof schemaSchema>;
export type Method = z.infer<typeof methodSchema>;
export type RpcType = z.infer<typeof typeSchema> & { name: string };
export type RpcError = z.infer<typeof rpcErrorSchema>;

/** The description of the RPC: all of content/rpc, with its variables filled in. */
export interface RpcData {
  /** HTTP methods first, then websocket methods, each by name. */
  methods: Method[];
  types: ReadonlyMap<string, RpcType>;
  errors: RpcError[];
}
