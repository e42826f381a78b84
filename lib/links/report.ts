import { formatProblem } from '@/lib/content/problem';
import type { PageLinks } from '@/lib/site';
import type { Address } from './addresses';
import type { Verdict } from './ask';

/** What a report is made of. */
export interface Findings {
  links: Pick<PageLinks, 'inside' | 'broken'>;
  addresses: readonly Address[];
  /** Hosts that are not asked, with the reason. */
  refusing: Readonly<Record<string, string>>;
  /** By address; undefined where none was asked for. */
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

/** A row whose cells cannot end the cell or the row they stand in. */
function row(what: string, why: string, places: readonly string[]): string {
  const cells = [what, why, places.join(', ')].map((it) => it.replace(/[\n\r]/g, ' ').replaceAll('|', '%7C'));
  return `| ${cells.join(' | ')} |`;
}
