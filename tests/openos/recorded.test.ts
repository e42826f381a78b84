import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { converse, type Exchange } from '../recipes/conversation';
import recorded from '../recipes/recorded.json';
import { describeWith } from './support/programs';
import { startTestValidator } from './support/test-validator';

const exchanges: readonly Exchange[] = recorded;

describeWith(['openos-test-validator'], 'what a node answers', () => {
  it('is as recorded, or recorded again with RECORD=1', async () => {
    const node = await startTestValidator();
    const answers = await converse(node.url, exchanges).finally(node.stop);
    const again = answers.map((answer, index) => ({ ...exchanges[index], ...answer }));
    if (process.env.RECORD === '1')
      writeFileSync('tests/recipes/recorded.json', `${JSON.stringify(again, null, 2)}\n`);
    else expect(again).toEqual(exchanges);
  });
});
