import { expect, it } from 'vitest';
import { sequenceSteps } from './sequence-steps';

const list = (...lines: string[]) => sequenceSteps(['sequenceDiagram', ...lines].join('\n'));

it('lists messages and notes in their order, with the names of the participants', () => {
  const steps = list(
    '  participant C as RPC client',
    '  actor N',
    '  C->>+N: sendTransaction<br/>in base64',
    '  N->>N: queue',
    '  Note over C,N: both wait',
    '  N-->>-C: signature',
  );
  expect(steps).toBe(
    '<ol><li><strong>RPC client → N</strong><br>sendTransaction in base64</li>' +
      '<li><strong>N</strong><br>queue</li>' +
      '<li><strong>RPC client, N</strong><br>both wait</li>' +
      '<li><strong>N → RPC client</strong><br>signature</li></ol>',
  );
});

it.each(['->>', '-->>', '->', '-->', '-x', '--x', '-)', '--)'])('reads the arrow %s', (arrow) => {
  expect(list(`A${arrow}B: go`)).toBe('<ol><li><strong>A → B</strong><br>go</li></ol>');
});

it('puts the steps of a block and of its branches into lists', () => {
  const steps = list('alt paid', 'A->>B: ship', 'else not paid', 'A->>B: wait', 'end', 'A->>B: done');
  expect(steps).toBe(
    '<ol><li><strong>alt paid</strong><ol><li><strong>A → B</strong><br>ship</li></ol>' +
      '<strong>else not paid</strong><ol><li><strong>A → B</strong><br>wait</li></ol></li>' +
      '<li><strong>A → B</strong><br>done</li></ol>',
  );
});

it('closes what the text leaves open, and opens nothing for what it closes too often', () => {
  expect(list('loop a', 'A->>B: x')).toBe(
    '<ol><li><strong>loop a</strong><ol><li><strong>A → B</strong><br>x</li></ol></li></ol>',
  );
  expect(list('end', 'else b', 'A->>B: x')).toBe('<ol><li><strong>A → B</strong><br>x</li></ol>');
});

it('never lets a label become markup', () => {
  const steps = list(
    'participant A as <i>a</i>',
    'A->>A: <script>',
    'loop "<b>"',
    'Note over A: &<u>',
    'end',
  );
  expect(steps.match(/<[^>]+>/g)?.filter((tag) => !/^<\/?(ol|li|strong|br)>$/.test(tag))).toEqual([]);
});
