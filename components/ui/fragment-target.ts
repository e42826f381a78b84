/** The element the address's fragment names, or null; a fragment typed by hand may not be a valid encoding. */
export function fragmentTarget(): HTMLElement | null {
  const fragment = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}
