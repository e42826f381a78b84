/** The message of an error followed by those of its causes, outermost first; a cycle of causes is cut. */
export function errorChain(error: unknown): string {
  const chain = new Set<unknown>();
  for (let link = error; link !== undefined && link !== null && !chain.has(link); ) {
    chain.add(link);
    link = link instanceof Error ? link.cause : undefined;
  }
  return [...chain].map((link) => (link instanceof Error ? link.message : String(link))).join('\n\nCause:\n');
}
