import type { renderMermaidSVG } from 'beautiful-mermaid';

/** Pixels between and around nodes: less than the library's defaults, because phones are narrow. */
const spacing = { padding: 8, nodeSpacing: 16, layerSpacing: 32 };

/** Pixels to cut off around a sequence diagram: the library leaves 30. */
const margin = 26;

/** The library's font size of edges and messages, and a larger one, which fits into their boxes. */
const text = { drawn: 'font-size="11"', shown: 'font-size="12"' };

/** The smallest readable font size on a phone, in pixels. */
const SMALLEST_TEXT = 11;

/**
 * Draws a Mermaid text without the library's style sheet, which loads a font, and with ids that are unique on the page.
 * Throws the library's message if it cannot draw the text.
 *
 * @returns the SVG, its size in pixels, and the least width at which its text is readable: it shrinks with its column
 */
export function drawDiagram(source: string, id: string, render: typeof renderMermaidSVG) {
  const drawn = render(source, { bg: 'var(--bg)', fg: 'var(--_text)', transparent: true, ...spacing });
  const { x, y, width, height } = boxOf(drawn);
  const box = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  const svg = drawn
    .replace(/<style>.*?<\/style>\n?/s, '')
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/^<svg[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${box} id="${id}" aria-hidden="true">`)
    // Reversed, the arrow at the start of a line points into the box and is hidden by it.
    .replaceAll('orient="auto-start-reverse"', 'orient="auto"')
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/ data-[a-z-]+="[^"]*"/g, '')
    // Only inside tags: a label may be a version or an amount.
    .replace(/<[^>]+>/g, (tag) => tag.replace(/(\d+\.\d)\d+/g, '$1').replace(text.drawn, text.shown))
    .replace(/>\s+</g, '><');
  const sizes = Array.from(svg.matchAll(/ font-size="(\d+)"/g), ([, it]) => Number(it));
  return { drawn, svg, width, height, least: (width * SMALLEST_TEXT) / Math.min(...sizes, 13) };
}

/** The part of the drawing that is not empty: the library leaves a margin around messages, and often at the right. */
function boxOf(drawn: string) {
  const size = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(drawn);
  if (!size) throw new Error('the drawing has no size');
  const [width = 0, height = 0] = size.slice(1).map((it) => Math.ceil(Number(it)));
  if (drawn.includes('<line class="lifeline"')) {
    // Self-message labels, to the right of all boxes, exceed the width that the library computes.
    const right = rightmost(drawn) + 31 < width ? margin - 12 : margin;
    return { x: margin, y: margin, width: width - margin - right, height: height - 2 * margin };
  }
  return { x: 0, y: 0, width: Math.min(width, Math.ceil(rightmost(drawn) + spacing.padding)), height };
}

function rightmost(drawn: string): number {
  const sums =
    /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"|<(?:circle|ellipse) cx="([\d.]+)" cy="[\d.]+" rx?="([\d.]+)"/g;
  const edges = Array.from(
    drawn.matchAll(sums),
    ([, x = 0, width = 0, cx = 0, radius = 0]) => Number(x) + Number(width) + Number(cx) + Number(radius),
  );
  const points = Array.from(drawn.matchAll(/ points="([^"]+)"/g), ([, it = '']) => it.split(' ')).flat();
  return Math.max(0, ...edges, ...points.map((it) => Number.parseFloat(it)));
}
