import { z } from 'zod';
import { CommandError, messageOf } from '../cli';

const schema = z.array(
  z.strictObject({
    /** Host name as in the addresses, without port. */
    host: z.string().regex(/^[a-z0-9.-]+$/, 'is not a host name'),
    /** Why it is not asked, one sentence. */
    reason: z.string().min(10, 'must say why in a sentence'),
  }),
);

/**
 * Hosts that answer no robot, so that their addresses are not asked for, with the reason of each.
 *
 * @param raw text of content/refusing-hosts.json
 * @throws a CommandError with every mistake
 */
export function readRefusingHosts(raw: string): Map<string, string> {
  try {
    return new Map(schema.parse(JSON.parse(raw)).map(({ host, reason }) => [host, reason]));
  } catch (cause) {
    const problem = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    throw new CommandError(`content/refusing-hosts.json: ${problem}`, { cause });
  }
}
