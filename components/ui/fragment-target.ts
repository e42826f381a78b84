/** The element that the URL's fragment names. A fragment typed by hand may not be validly encoded. */
export function fragmentTarget(): HTMLElement | null {
  const fragment = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}
