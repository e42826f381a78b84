/** The element the address's fragment names, or null; written by hand, a fragment may be no valid encoding. */
export function fragmentTarget(): HTMLElement | null {
  const fragment = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}
