import path from 'node:path';
import type { z } from 'zod';
import { type Report, validateDataFile } from '@/lib/source/data-file';
import type { Problem } from '@/lib/source/problem';
import type { SourceFile } from '@/lib/source/source-file';
import { fillVariables, type Variables } from '@/lib/source/variables';
import { checkRpcData, type DataFiles } from './check';
import { methodSchema, type RpcData, rpcErrorsSchema, typeSchema } from './schema';

/** Reads and validates the files of content/rpc. */
export function parseRpcData(files: readonly SourceFile[], variables: Variables) {
  const problems: Problem[] = [];
  const read = <T>(below: string, schema: z.ZodType<T>): DataFiles<T> => {
    const own = files
      .filter((it) => it.path.includes(`/rpc/${below}`))
      .map((file) => ({ file, name: path.posix.basename(file.path, '.json') }));
    const valid = own.flatMap(({ file, name }) => {
      const found = validateDataFile(file, schema, problems);
      return found ? [{ ...found, name, value: fill(found.value, [], variables, found.report) as T }] : [];
    });
    return { names: own.map(({ name }) => name), valid };
  };
  const types = read('types/', typeSchema);
  const methods = read('methods/', methodSchema);
  const data: RpcData = {
    methods: methods.valid
      .map(({ value }) => value)
      .sort((a, b) => Number(a.transport === 'websocket') - Number(b.transport === 'websocket')),
    types: new Map(types.valid.map(({ name, value }) => [name, { name, ...value }])),
    errors: read('errors.json', rpcErrorsSchema).valid.flatMap(({ value }) => value.errors),
  };
  checkRpcData(data, types, methods);
  return { data, problems };
}

function fill(value: unknown, at: readonly PropertyKey[], variables: Variables, report: Report): unknown {
  const filled = (text: string, place: readonly PropertyKey[]) =>
    fillVariables(text, variables, (_name, { message, hint, needs }) => report(place, message, hint, needs));
  if (typeof value === 'string') return filled(value, at);
  if (Array.isArray(value)) return value.map((it, index) => fill(it, [...at, index], variables, report));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, it]) => {
    const place = [...at, key];
    return [filled(key, place), fill(it, place, variables, report)];
  });
  return Object.fromEntries(fields);
}
