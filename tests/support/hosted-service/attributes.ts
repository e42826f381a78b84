/** A value of a record by its dotted name; undefined where the record has none. */
export function readValue(record: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record);
}

/** A copy of the named values of a record; `*` names all. */
export function pick(record: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return names.includes('*') ? { ...record } : rebuild(names, (name) => readValue(record, name));
}

/**
 * Applies a function to every text below the named values and keeps the nesting, as the service does for marks. Values
 * that are not text are left out.
 */
export function mapTexts<T>(
  record: Record<string, unknown>,
  names: string[],
  map: (text: string, name: string) => T,
): Record<string, unknown> {
  const all = names.includes('*') ? Object.keys(record) : names;
  return rebuild(all, (name) => mapValue(readValue(record, name), (text) => map(text, name)));
}

/** Every text of a value, nested ones too. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? Object.values(value).flatMap(textsOf) : [];
}

function mapValue<T>(value: unknown, map: (text: string) => T): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value))
    return value.map((item) => mapValue(item, map)).filter((item) => item !== undefined);
  if (!isObject(value)) return;
  const mapped = Object.entries(value).flatMap(([key, inner]) => {
    const result = mapValue(inner, map);
    return result === undefined ? [] : [[key, result] as const];
  });
  return mapped.length === 0 ? undefined : Object.fromEntries(mapped);
}

function rebuild(names: string[], valueAt: (name: string) => unknown): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const name of names) {
    const value = valueAt(name);
    if (value === undefined) continue;
    const keys = name.split('.');
    const last = keys.pop() ?? name;
    let parent = result;
    for (const key of keys) {
      const inner = parent[key];
      const next = isObject(inner) ? { ...inner } : {};
      parent[key] = next;
      parent = next;
    }
    parent[last] = value;
  }
  return result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
