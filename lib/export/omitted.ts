/** Stands in a document's data for the HTML of its page, which the document itself has. */
export const OMITTED = '<!--omitted-->';
