import { z } from 'zod';
import { CommandError, messageOf } from '../cli';

/** A host that answers no robot, so that its addresses are not asked for. */
const schema = z.array(
  z.strictObject({
    /** Host name as in the addresses, without port. */
    host: z.string().regex(/^[a-z0-9.-]+$/, 'is no host name'),
    /** Why it is not asked, one sentence. */
    reason: z.string().min(10, 'must say why in a sentence'),
  }),
);

/**
 * Hosts that are not asked, with the reason of each.
 *
 * @param raw text of content/refusing-hosts.json
 * @param linked names of the hosts that pages link
 * @throws one line for each mistake, entries for hosts that nothing links included
 */
export function readRefusingHosts(raw: string, linked: ReadonlySet<string>): Map<string, string> {
  const file = 'content/refusing-hosts.json';
  const hosts = schema.safeParse(parseJson(raw, file));
  if (!hosts.success) {
    throw new CommandError(
      hosts.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const unused = hosts.data.filter(({ host }) => !linked.has(host));
  if (unused.length > 0) {
    throw new CommandError(
      unused.map(({ host }) => `${file}: no page links ${host}. Remove the entry.`).join('\n'),
    );
  }
  return new Map(hosts.data.map(({ host, reason }) => [host, reason]));
}

function parseJson(raw: string, file: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (error) {
    throw new CommandError(`${file}: ${messageOf(error)}`);
  }
}
