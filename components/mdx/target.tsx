/** A place in a line of text that links can point at. */
export function Target({ id }: { id: string }) {
  return <span id={id} />;
}
