const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Formats a size: `812 bytes`, `1.23 kB`, `10.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${figures.format(bytes / 1_000_000)} MB`;
  if (bytes >= 1_000) return `${figures.format(bytes / 1_000)} kB`;
  return bytes === 1 ? '1 byte' : `${bytes} bytes`;
}

/** Formats a duration: `35 ms`, `1.24 s`. */
export function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
