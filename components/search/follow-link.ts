/**
 * Opens an address as if a link to it had been pressed, so that there is one way to change pages
 * (components/site/navigation.tsx), whatever asked for it.
 */
export function followLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
