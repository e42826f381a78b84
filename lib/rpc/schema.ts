import { z } from 'zod';

const line = z.string().trim().min(1);

/** Values that JSON can hold; integers above 2^53 - 1 are read as bigint, so that none is rounded. */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };

/** Data files hold nothing else: that a value is there is all there is to check. */
const jsonSchema = z.custom<Json>((value) => value !== undefined);

/**
 * The part of JSON Schema (draft 7) that the reference uses. Closed, so that everything a schema says is something
 * that pages, samples and console show.
 */
const schemaSchema = z.strictObject({
  /** Name of a shared type: a file of content/rpc/types. */
  $ref: line.optional(),
  /** What a value may be, in one word. */
  type: z.enum(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']).optional(),
  /** Short name for a value without a shared type, for example of an alternative. */
  title: line.optional(),
  /** Markdown. */
  description: line.optional(),
  enum: z.array(jsonSchema).min(1).optional(),
  const: jsonSchema.optional(),
  /** What the node takes where the field is absent. */
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
  /** Schema of the values of a map, or `true` for an object of any fields. */
  get additionalProperties() {
    return z.union([schemaSchema, z.literal(true)]).optional();
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

const contentSchema = z.strictObject({
  name: line,
  /** Markdown. */
  description: line,
  schema: schemaSchema,
});

const exampleSchema = z.strictObject({ title: line, params: z.array(jsonSchema), result: jsonSchema });

/** One method (content/rpc/methods/<name>.json). */
export const methodSchema = z.strictObject({
  name: z.string().regex(/^[a-z][A-Za-z]+$/),
  transport: z.enum(['http', 'websocket']),
  /** What it is for: the filter of the table of all methods. */
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
  /** Markdown: when to use it, and what there is to know before. */
  description: line,
  /** A mark on the page, in tables and in search. */
  status: z
    .strictObject({
      kind: z.enum(['deprecated', 'unstable']),
      /** Markdown. */
      note: line,
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
  history: z
    .array(z.strictObject({ version: line, change: line }))
    .min(1)
    .optional(),
  related: z.array(line).min(1),
  /** The first is the one that samples and console start from. */
  examples: z.tuple([exampleSchema], exampleSchema),
});

/** An error code of the interface. */
const rpcErrorSchema = z.strictObject({
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
