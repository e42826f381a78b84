import { beforeAll, expect, it } from 'vitest';
import { converse, type Exchange } from './conversation';
import recordedByNode from './recorded.json';
import { startRuntime } from './runtime';

const recorded: readonly Exchange[] = recordedByNode;
const asked = recorded.filter((it) => it.onlyNode === undefined);
let answers: Exchange[] = [];

beforeAll(async () => {
  const runtime = await startRuntime();
  answers = await converse(runtime.url, asked).finally(runtime.close);
});

it.each(asked.map(({ method }, index) => ({ method, index })))(
  'the runtime answers as a node does: $method, $index',
  ({ index }) => expect(answers[index]).toEqual(asked[index]),
);
