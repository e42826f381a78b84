import { refusingHosts } from '../content/refusing-hosts';
import { site } from '../content/site';
import { main } from '../lib/cli';
import { askAddresses } from '../lib/links/ask';
import { addressesOf, linkReport } from '../lib/links/report';
import { getLinks } from '../lib/site';

await main({
  name: 'check:links',
  about: `Prints a report of all links, in Markdown. Exits with 1 if a link is broken, and with 2 if nothing could be
checked.`,
  options: { ask: { help: 'Requests every address of another site too.' } },
  failure: 2,
  run: async (_args, { ask }) => {
    const links = await getLinks();
    const addresses = addressesOf(links.outside, site.themeConfig);
    const asked = addresses.map(({ url }) => url).filter((url) => !(new URL(url).hostname in refusingHosts));
    const verdicts = ask ? { verdicts: await askAddresses(asked) } : {};
    const { markdown, isBroken } = linkReport({ links, addresses, refusing: refusingHosts, ...verdicts });
    process.stdout.write(markdown);
    return isBroken ? 1 : 0;
  },
});
