import { expect, it } from 'vitest';
import { factNumber, factVariables, parseFacts, unusedFacts } from './data';

const file = (path: string, value: unknown) => ({
  path: `content/facts/${path}`,
  raw: JSON.stringify(value),
});
const ticks = { value: '64', file: 'clock.rs', pattern: 'TICKS: u64 = (\\d+);' };

it('facts are read from all files, with the commands of other programs', () => {
  const { facts, problems } = parseFacts([
    file('clock.json', { TICKS: ticks, SLOTS: { ...ticks, shown: 'four' } }),
    file('programs/tool.json', { files: ['tool.rs'], flags: ['--all'] }),
  ]);
  expect(problems).toEqual([]);
  expect(factVariables(facts).map((it) => it.join())).toEqual(['facts.TICKS,64', 'facts.SLOTS,four']);
  expect(facts.programs.get('tool')).toEqual({ files: ['tool.rs'], flags: ['--all'] });
});

it.each([
  [{ value: '7.0', shown: '7 years' }, '7 years', 7],
  [{ value: '365.242_199 * 24.0 * 2', shown: '17,532' }, '17,532', 17531.625552],
  [{ value: '1_000 * TICKS / SECONDS', shown: '432,000' }, '432,000', 432_000],
  [{ value: '1_000_000_000' }, '1,000,000,000', 1e9],
  [{ value: '1 << 10', shown: '1,024' }, '1,024', 1024],
  [{ value: 'a_b' }, 'a_b', undefined],
  [{ value: 'TICKS', shown: 'four' }, 'four', undefined],
])('a fact is printed, and plots compute with it: %j, %s, %d', (values, printed, number) => {
  const { facts } = parseFacts([file('clock.json', { FACT: { ...ticks, ...values } })]);
  expect(factVariables(facts)).toEqual([['facts.FACT', printed]]);
  const read = () => factNumber(facts, 'FACT');
  if (number === undefined) expect(read).toThrow('content/facts does not have a number "FACT"');
  else expect(read()).toBeCloseTo(number, 9);
});

it('facts are unused if no text names them as a whole word', () => {
  const { facts } = parseFacts([file('a.json', { TICKS: ticks, SLOTS: ticks, AGE: ticks })]);
  const texts = ['[[facts.TICKS]] ticks, `MAX_AGE`', 'Number(facts.SLOTS.value)'];
  expect(unusedFacts(facts, texts).map(({ message }) => message)).toEqual(['unused fact "AGE"']);
});
