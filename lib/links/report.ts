import { formatProblem } from '@/lib/content/problem';
import type { ThemeConfig } from '@/lib/nav/site-types';
import type { PageLinks } from '@/lib/site';
import type { Verdict } from './ask';

/** An address of another site, without fragment, and where it is linked, as `file:line`. */
export interface Address {
  url: string;
  places: string[];
}

/** The addresses that pages, navbar and footer link, each once, in alphabetical order. */
export function addressesOf(
  outside: PageLinks['outside'],
  { navbar, footer }: Pick<ThemeConfig, 'navbar' | 'footer'>,
): Address[] {
  const inPages = outside.map(({ url, file, line }) => ({ url, place: `${file}:${line}` }));
  const inFrame = [
    ...navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])),
    ...footer.columns.flatMap(({ items }) => items),
  ].flatMap((item) => ('href' in item ? [{ url: item.href, place: 'content/site.ts' }] : []));
  const places = new Map<string, Set<string>>();
  for (const { url, place } of [...inPages, ...inFrame]) {
    const address = url.replace(/#.*$/s, '');
    places.set(address, (places.get(address) ?? new Set()).add(place));
  }
  return [...places]
    .map(([url, found]) => ({ url, places: [...found] }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** What a report is made of. */
export interface Findings {
  links: Pick<PageLinks, 'inside' | 'broken'>;
  addresses: readonly Address[];
  /** Hosts that are not requested, with the reason. */
  refusing: Readonly<Record<string, string>>;
  /** By address; undefined if addresses were not requested. */
  verdicts?: ReadonlyMap<string, Verdict>;
}

/** A report in Markdown, and whether a link is broken. */
export function linkReport({ links, addresses, refusing, verdicts }: Findings): {
  markdown: string;
  isBroken: boolean;
} {
  const hosts = new Set(addresses.map(({ url }) => new URL(url).hostname));
  const found = addresses.map(({ url, places }) => ({ url, places, verdict: verdicts?.get(url) }));
  const broken = found.flatMap(({ url, places, verdict }) =>
    verdict?.kind === 'broken' ? [row(url, verdict.reason, places)] : [],
  );
  const moved = found.flatMap(({ url, places, verdict }) =>
    verdict?.kind === 'moved' ? [row(url, verdict.to, places)] : [],
  );
  const asked = verdicts ? `${verdicts.size} asked for, ${broken.length} of them broken` : 'not asked for';
  const inside = links.broken.map(formatProblem);
  const lines = [
    '## Links',
    '',
    `- Inside the site: ${links.inside}, ${links.broken.length} of them broken`,
    `- To other sites: ${addresses.length} addresses at ${hosts.size} hosts, ${asked}`,
    ...(inside.length > 0 ? ['', '```text', ...inside, '```'] : []),
    ...table('Broken', 'Why', broken),
    ...table('Moved for good', 'To', moved),
    ...table(
      'Host that is not asked',
      'Why',
      verdicts ? Object.entries(refusing).map((it) => row(...it, [])) : [],
    ),
  ];
  return { markdown: `${lines.join('\n')}\n`, isBroken: links.broken.length + broken.length > 0 };
}

function table(what: string, why: string, rows: readonly string[]): string[] {
  return rows.length > 0 ? ['', `| ${what} | ${why} | Linked in |`, '| --- | --- | --- |', ...rows] : [];
}

/** A row in which bars and line breaks in the cells are escaped. */
function row(what: string, why: string, places: readonly string[]): string {
  const cells = [what, why, places.join(', ')].map((it) => it.replace(/[\n\r]/g, ' ').replaceAll('|', '%7C'));
  return `| ${cells.join(' | ')} |`;
}
