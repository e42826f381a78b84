import type { z } from 'zod';
import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import { fillVariables, type Variables, variableHint } from '@/lib/content/variables';
import { type PlacedData, readValid } from '@/lib/content/yaml-problems';
import { didYouMean } from '@/lib/nearest';
import { checkRpcData } from './check';
import {
  type Method,
  methodSchema,
  type RpcError,
  type RpcType,
  rpcErrorsSchema,
  typeSchema,
} from './schema';

/** The description of the RPC: all of content/rpc, with its variables filled in. */
export interface RpcData {
  /** HTTP methods first, then websocket methods, each by name. */
  methods: Method[];
  types: ReadonlyMap<string, RpcType>;
  errors: RpcError[];
}

/** What a look at all files needs beside their values. */
export interface Files {
  /** Where the values stand, by name of type or method. */
  places: Map<string, { file: string; data: PlacedData }>;
  /** Names that have a file, whether it can be read or not. */
  types: string[];
  methods: string[];
  /** Whether every file could be read. */
  complete: boolean;
}

/** Reads and validates the files of content/rpc. */
export function parseRpcData(
  files: readonly SourceFile[],
  variables: Variables,
): { data: RpcData; problems: Problem[] } {
  const problems: Problem[] = [];
  const methods: Method[] = [];
  const types = new Map<string, RpcType>();
  const errors: RpcError[] = [];
  const known: Files = { places: new Map(), types: [], methods: [], complete: false };

  for (const file of files) {
    const [, folder = '', name = ''] = /\/rpc\/(?:(methods|types)\/)?([^/]+)\.json$/.exec(file.path) ?? [];
    if (folder === 'types') {
      known.types.push(name);
      const type = parseFile(file, typeSchema, variables, problems);
      if (!type) continue;
      types.set(name, { name, ...type.value });
      known.places.set(name, { file: file.path, data: type.placed });
    } else if (folder === 'methods') {
      known.methods.push(name);
      const method = parseFile(file, methodSchema, variables, problems);
      if (!method) continue;
      const place = { file: file.path, data: method.placed };
      if (method.value.name !== name) {
        problems.push({
          file: file.path,
          ...method.placed.placeOf(['name']),
          message: `the method is called "${method.value.name}", the file "${name}"`,
          hint: 'Give both the same name',
        });
      }
      methods.push(method.value);
      known.places.set(method.value.name, place);
    } else if (name === 'errors') {
      errors.push(...(parseFile(file, rpcErrorsSchema, variables, problems)?.value.errors ?? []));
    }
  }
  methods.sort((a, b) => Number(a.transport === 'websocket') - Number(b.transport === 'websocket'));
  const data: RpcData = { methods, types, errors };
  known.complete = problems.length === 0;
  problems.push(...checkRpcData(data, known));
  return { data, problems };
}

/** A file of content/rpc with its variables filled in, or undefined and its problems. */
function parseFile<T>(file: SourceFile, schema: z.ZodType<T>, variables: Variables, problems: Problem[]) {
  return readValid(file, schema, problems, (placed) =>
    fill(placed.value, [], variables, (name, path) =>
      problems.push({
        file: file.path,
        ...placed.placeOf(path),
        message: `unknown variable [[${name}]]`,
        hint: didYouMean(name, variables.keys(), variableHint),
      }),
    ),
  );
}

/** The value with the variables of all its texts and keys filled in. */
function fill(
  value: unknown,
  path: readonly PropertyKey[],
  variables: Variables,
  unknown: (name: string, path: readonly PropertyKey[]) => void,
): unknown {
  if (typeof value === 'string') return fillVariables(value, variables, (name) => unknown(name, path));
  if (Array.isArray(value)) return value.map((it, index) => fill(it, [...path, index], variables, unknown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      fillVariables(key, variables, (name) => unknown(name, [...path, key])),
      fill(child, [...path, key], variables, unknown),
    ]),
  );
}
