import { describe, expect, it } from 'vitest';
import { factVariables, parseFacts, shownValue, unusedFacts } from './facts';

const file = (path: string, value: unknown) => ({
  path: `content/facts/${path}`,
  raw: JSON.stringify(value),
});
const ticks = { value: '64', file: 'clock.rs', pattern: 'TICKS: u64 = (\\d+);' };

describe('parseFacts', () => {
  it('reads values of all files, and what pages run of other programs', () => {
    const { facts, problems } = parseFacts([
      file('clock.json', { TICKS: ticks, SLOTS: { ...ticks, shown: 'four' } }),
      file('programs/tool.json', { files: ['tool.rs'], flags: ['--all'] }),
    ]);
    expect(problems).toEqual([]);
    expect(factVariables(facts)).toEqual([
      ['facts.TICKS', '64'],
      ['facts.SLOTS', 'four'],
    ]);
    expect(facts.programs.get('tool')).toEqual({ files: ['tool.rs'], flags: ['--all'] });
  });

  it.each(['no group', '(two) (groups)', '(open', '(?:none)'])('refuses the pattern %j', (pattern) => {
    const { problems } = parseFacts([file('clock.json', { TICKS: { ...ticks, pattern } })]);
    expect(problems.map(({ message }) => message)).toEqual([
      '"TICKS.pattern" is not valid: must be a regular expression with exactly one group',
    ]);
  });

  it('refuses a name that is there twice, at the second place', () => {
    const { problems } = parseFacts([file('a.json', { TICKS: ticks }), file('b.json', { TICKS: ticks })]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'content/facts/b.json', line: 1, column: 2 });
  });
});

describe('shownValue', () => {
  it.each([
    [{ value: '432_000' }, '432,000'],
    [{ value: '1_000_000_000' }, '1,000,000,000'],
    [{ value: 'a_b' }, 'a_b'],
    [{ value: '1 << 10', shown: '1,024' }, '1,024'],
  ])('prints %j as %s', (fact, expected) => {
    expect(shownValue(fact)).toBe(expected);
  });
});

describe('unusedFacts', () => {
  it('finds those that no text names as a whole word', () => {
    const { facts } = parseFacts([file('a.json', { TICKS: ticks, SLOTS: ticks, AGE: ticks })]);
    const texts = ['[[facts.TICKS]] ticks, `MAX_AGE`', 'Number(facts.SLOTS.value)'];
    expect(unusedFacts(facts, texts).map(({ message }) => message)).toEqual([
      'no page and no plot names the fact "AGE"',
    ]);
  });
});
