import { readFile } from 'node:fs/promises';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { hastToHtml } from 'shiki';
import { visit } from 'unist-util-visit';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { type Doc, getPlain } from '@/lib/content';
import { escapeHtml } from '@/lib/escape-html';
import type { Sidebar } from '@/lib/navigation/sidebars';
import { markdownPath } from '@/lib/url';
import { groupByCategory } from './group-by-category';

/** A page as a file of the EPUB, with the ids that links may lead to. */
type Chapter = ReturnType<typeof chapterOf>;

/** An id as the Markdown of a page has it: behind a heading whose words do not make it, and where a link leads to. */
const writtenId = /^\s*\{#([^}\s]+)\}\s*$/;

/** Colors of drawings on white, by custom property, which many reading systems do not know. */
const colors: Readonly<Record<string, string>> = {
  '--bg': '#fff',
  '--_text': '#1b1f24',
  '--_text-sec': '#57606a',
  '--_text-muted': '#57606a',
  '--_line': '#6e7781',
  '--_arrow': '#0b7568',
  '--_node-fill': '#f6f8fa',
  '--_node-stroke': '#6e7781',
  '--_group-fill': 'none',
  '--_group-hdr': '#e2efed',
  '--_inner-stroke': '#d0d7de',
};

/** Earlier times do not exist in a ZIP. In the time zone of the machine, in which the library writes it. */
const zipTime = new Date(1980, 0, 1);

/**
 * The whole documentation as an EPUB 3, in the order of the sidebars, with the ISO times of the last changes by file.
 * The same content has the same bytes.
 */
export async function epub(
  docs: readonly Doc[],
  sidebars: readonly Sidebar[],
  times: ReadonlyMap<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: { title: string; chapters: Chapter[] }[] = [];
  for (const { title, docs: members } of groupByCategory(docs, sidebars)) {
    const chapters: Chapter[] = [];
    for (const doc of members) chapters.push(chapterOf(doc, await getPlain(doc)));
    parts.push({ title, chapters });
  }
  const all = parts.flatMap(({ chapters }) => chapters);
  const byAddress = new Map(all.map((it) => [canonicalUrl(markdownPath(it.doc.path)), it]));
  const files = new Map([['style.css', await readFile('lib/outputs/epub.css', 'utf8')]]);
  const items = all.map(({ file, doc, html }) => {
    linkChapters(html, byAddress);
    const body = hastToHtml(html, { allowDangerousHtml: true, closeSelfClosing: true });
    files.set(file, xhtml(doc.frontMatter.title, body));
    return item(file, [body.includes('<svg') && 'svg', body.includes('<math') && 'mathml']);
  });
  const toc = parts.map(({ title, chapters }) => {
    const links = chapters.map((it) => `<a href="${it.file}">${escapeHtml(it.doc.frontMatter.title)}</a>`);
    return `<li><span>${escapeHtml(title)}</span><ol><li>${links.join('</li><li>')}</li></ol></li>`;
  });
  const nav = `<nav epub:type="toc"><h1>${escapeHtml(site.title)}</h1><ol>${toc.join('')}</ol></nav>`;
  files.set('nav.xhtml', xhtml(site.title, nav));
  items.push(item('nav.xhtml', ['nav']), item('style.css'));
  files.set('book.opf', book(items, all, lastChange(docs, times)));
  return zip(files);
}

/** Makes the chapter of a page: ids of Markdown become those of HTML, diagrams drawings, and boxes of tasks signs. */
function chapterOf(doc: Doc, plain: Root) {
  const ids = new Set<string>();
  visit(plain, (node) => {
    if (node.type === 'table') node.align = null;
    if (node.type === 'code' && node.data?.drawing) {
      const { upright, svg } = node.data.drawing;
      const drawing = (upright ?? svg).replace(/var\((--[\w-]+)\)/g, (text, name) => colors[name] ?? text);
      Object.assign(node, { type: 'html', value: `<figure>${drawing}</figure>` });
    }
    const id = node.type === 'text' ? writtenId.exec(node.value)?.[1] : undefined;
    if (id !== undefined)
      Object.assign(node, { type: 'emphasis', data: { hName: 'span', hProperties: { id } }, children: [] });
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      const [first] = node.children;
      if (first?.type === 'paragraph')
        first.children.unshift({ type: 'text', value: node.checked ? '☑ ' : '☐ ' });
      node.checked = null;
    }
  });
  const html = toHast(plain, { allowDangerousHtml: true, clobberPrefix: '' }) as HtmlRoot;
  visit(html, 'element', ({ properties }) => {
    // XML has no attributes without a value, and each id once.
    for (const [name, value] of Object.entries(properties)) if (value === true) properties[name] = '';
    const { id } = properties;
    if (typeof id === 'string' && ids.has(id)) delete properties.id;
    if (typeof id === 'string') ids.add(id);
  });
  return { file: `${doc.path.split('/').filter(Boolean).join('-') || 'index'}.xhtml`, doc, html, ids };
}

/** Leads links to pages to their chapters, and those to a place that no chapter has to its beginning. */
function linkChapters(html: HtmlRoot, byAddress: ReadonlyMap<string, Chapter>): void {
  visit(html, 'element', ({ properties }) => {
    const [address = '', id = ''] = `${properties.href ?? ''}`.split('#', 2);
    const chapter = byAddress.get(address);
    if (chapter) properties.href = chapter.file + (chapter.ids.has(id) ? `#${id}` : '');
  });
}

function xhtml(title: string, body: string): string {
  const lang = site.i18n.defaultLocale;
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>
`;
}

/** A file in the list of files, with what it contains. */
function item(file: string, contents: (string | false)[] = []): string {
  const type = file.endsWith('.css') ? 'text/css' : 'application/xhtml+xml';
  const properties = contents.filter(Boolean).join(' ');
  const attribute = properties && ` properties="${properties}"`;
  return `<item id="${file}" href="${file}" media-type="${type}"${attribute}/>`;
}

/** The package document: metadata, files, and their order. */
function book(items: readonly string[], chapters: readonly Chapter[], modified: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${canonicalUrl('/openverse.epub')}</dc:identifier>
<dc:title>${escapeHtml(site.title)}</dc:title>
<dc:language>${site.i18n.defaultLocale}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>${items.join('\n')}</manifest>
<spine>${chapters.map(({ file }) => `<itemref idref="${file}"/>`).join('\n')}</spine>
</package>
`;
}

/** The time of the last change or review, in seconds. */
function lastChange(docs: readonly Doc[], times: ReadonlyMap<string, string>): string {
  const all = docs.map((it) => Date.parse(times.get(it.file) ?? it.frontMatter.reviewed ?? '1980-01-01'));
  return new Date(Math.max(...all)).toISOString().replace(/\.\d+/, '');
}

function zip(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;
  const entries: Zippable = {
    // Reading systems recognize the format by the first entry, which is not compressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    ...Object.fromEntries(Array.from(files, ([name, text]) => [name, strToU8(text)])),
  };
  return zipSync(entries, { level: 9, mtime: zipTime });
}
