/** Has the browser save a text as a file. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the address up a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
