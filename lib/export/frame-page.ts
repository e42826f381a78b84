/** The page as React writes it, and the frame as the root layout does (app/document.tsx). */
const WRITTEN = /<div((?: class="[^"]*")?) data-static="page">/;
const FRAME = '<div data-page-frame=""></div>';

/** What opens or closes a div. In texts and attributes of ours `<` is escaped, so that nothing else looks like it. */
const DIV = /<(\/?)div[ >]/g;

/**
 * Moves the page of an exported document from where React wrote it into the frame of the root layout, where the browser
 * keeps it (components/ui/static-html.tsx). A document without such a page stays as it is.
 *
 * @param html the document
 * @throws where the page has no end, or the document no frame after it
 */
export function framePage(html: string): string {
  const written = WRITTEN.exec(html);
  if (!written) return html;
  const [opening, attributes] = written;
  const start = written.index + opening.length;
  const end = endOfDiv(html, start);
  const frame = html.indexOf(FRAME, end);
  if (frame < 0) throw new Error('The document has no frame for its page');
  return [
    html.slice(0, written.index),
    '<div data-static="page"></div>',
    html.slice(end + '</div>'.length, frame),
    `<div${attributes} data-page-frame="">${html.slice(start, end)}</div>`,
    html.slice(frame + FRAME.length),
  ].join('');
}

/** Where the div ends whose content begins at `start`. */
function endOfDiv(html: string, start: number): number {
  let open = 1;
  DIV.lastIndex = start;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    open += tag[1] === '' ? 1 : -1;
    if (open === 0) return tag.index;
  }
  throw new Error('The page of the document has no end');
}
