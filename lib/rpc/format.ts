const units = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
] as const;

/** A size for people: `812 bytes`, `1.23 kB`, `10.5 MB`. */
export function formatBytes(bytes: number): string {
  const [unit, size] = units.find(([, size]) => bytes >= size) ?? ['byte', 1];
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return (bytes / size).toLocaleString('en', {
    style: 'unit',
    unit,
    unitDisplay,
    maximumSignificantDigits: 3,
  });
}

/** A duration for people: `35 ms`, `1.24 s`. */
export function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
