'use client';
export function ConsoleLoader({ method }: { method: string }) {
  return <button type="button">Open the console for {method}</button>;
}
