import type { List } from 'mdast';
import { expect, it } from 'vitest';
import { sequenceSteps } from './sequence-steps';

/** The list in lines, the steps of each branch after its name. */
function linesOf(list: List, indent = ''): string[] {
  return list.children.flatMap((step) =>
    step.children.flatMap((part) => {
      if (part.type === 'list') return linesOf(part, `${indent}  `);
      if (part.type !== 'paragraph') return [`a ${part.type}`];
      const words = part.children.map((it) => {
        if (it.type === 'strong') return it.children.map((label) => 'value' in label && label.value).join('');
        return it.type === 'text' ? `: ${it.value}` : '';
      });
      return [indent + words.join('')];
    }),
  );
}

const steps = (...lines: string[]) => linesOf(sequenceSteps(['sequenceDiagram', ...lines].join('\n')));

it('lists messages and notes in their order, with the names of the participants', () => {
  expect(
    steps(
      '  participant C as RPC client',
      '  actor N',
      '  C->>+N: sendTransaction<br/>in base64',
      '  N->>N: queue',
      '  Note over C,N: both wait',
      '  N-->>-C: signature',
    ),
  ).toEqual([
    'RPC client → N: sendTransaction in base64',
    'N: queue',
    'RPC client, N: both wait',
    'N → RPC client: signature',
  ]);
});

it.each(['->>', '-->>', '-)', '--)'])('reads the arrow %s', (arrow) => {
  expect(steps(`A${arrow}B: go`)).toEqual(['A → B: go']);
});

it('puts the steps of a block and of its branches into lists', () => {
  expect(steps('alt paid', 'A->>B: ship', 'else not paid', 'A->>B: wait', 'end', 'A->>B: done')).toEqual([
    'alt paid',
    '  A → B: ship',
    'else not paid',
    '  A → B: wait',
    'A → B: done',
  ]);
});
