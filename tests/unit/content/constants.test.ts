import { describe, expect, it } from 'vitest';
import { inlineCode, source } from './code-samples';

/** Parts of the site whose pages tell of the validator's code; the others name constants of other programs, too. */
const guide =
  /^content\/(architecture|clusters|consensus|runtime|validator|operations|what-is-a-validator)\b/;

describe('constants and environment variables that the guide names', () => {
  it('are facts, so that check:facts looks each up in the source tree', async () => {
    const { facts } = await source;
    const named = (await inlineCode()).filter(
      ({ file, code }) => guide.test(file) && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code),
    );
    expect(named.length).toBeGreaterThan(100);
    const unknown = named.filter(({ code }) => !facts.values.has(code));
    expect(unknown.map(({ file, line, code }) => `${file}:${line}  ${code}`)).toEqual([]);
  });
});
