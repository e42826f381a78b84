import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { site } from '../content/site';
import { getLinks } from '../lib/content';
import { addressesOf } from '../lib/links/addresses';
import { askAddresses } from '../lib/links/ask';
import { readRefusingHosts } from '../lib/links/refusing-hosts';
import { linkReport } from '../lib/links/report';

/**
 * Prints a report of all links in Markdown; with `--ask`, addresses of other sites are asked for. Ends with 1 where a
 * link is broken, and with 2 where nothing could be checked.
 */
try {
  const { values } = parseArgs({ options: { ask: { type: 'boolean', default: false } } });
  const links = await getLinks();
  const addresses = addressesOf(links.outside, site.themeConfig);
  const hostOf = (url: string) => new URL(url).hostname;
  const linked = new Set(addresses.map(({ url }) => hostOf(url)));
  const refusing = readRefusingHosts(readFileSync('content/refusing-hosts.json', 'utf8'), linked);
  const asked = addresses.map(({ url }) => url).filter((url) => !refusing.has(hostOf(url)));
  const verdicts = values.ask ? { verdicts: await askAddresses(asked) } : {};
  const { markdown, isBroken } = linkReport({ links, addresses, refusing, ...verdicts });
  process.stdout.write(markdown);
  process.exitCode = isBroken ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
