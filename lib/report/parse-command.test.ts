import { describe, expect, it } from 'vitest';
import { parseCommand, usage } from './parse-command';

describe('parseCommand', () => {
  it('takes today and a file that git ignores where nothing is said', () => {
    const { today, ...rest } = parseCommand([]);
    expect(rest).toEqual({ isHelp: false, isWhole: false, out: '.cache/report.html' });
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('reads every option', () => {
    const args = ['--all', '--out', 'a/b.html', '--today', '2028-02-29'];
    expect(parseCommand(args)).toEqual({
      isHelp: false,
      isWhole: true,
      out: 'a/b.html',
      today: '2028-02-29',
    });
  });

  it.each([
    [['--al'], "Unknown option '--al'"],
    [['all'], "Unexpected argument 'all'"],
    [['--today'], "Option '--today <value>' argument missing"],
    [['--today', '2026-02-29'], '--today is "2026-02-29". It must be a day such as 2026-11-22.'],
    [['--today', 'yesterday'], '--today is "yesterday".'],
    [['--out', 'content/index.mdx'], '--out is "content/index.mdx". It must end in .html.'],
  ])('refuses %j and shows the options', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
    expect(() => parseCommand(args)).toThrow(usage);
  });

  it('names everything that is wrong', () => {
    expect(() => parseCommand(['--out', 'a', '--today', 'b'])).toThrow(/--out is "a".*\n--today is "b"/);
  });
});
