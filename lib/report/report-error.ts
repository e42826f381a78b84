/** What the person who runs the report can mend; the message says how. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}
