const units = ['bytes', 'kB', 'MB', 'GB'];

/** A size for people: `812 bytes`, `1.2 kB`, `10.5 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  if (unit === 0) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return `${size < 99.95 ? size.toFixed(1).replace(/\.0$/, '') : Math.round(size)} ${units[unit]}`;
}

/** A duration for people: `35 ms`, `1.24 s`. */
export function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
