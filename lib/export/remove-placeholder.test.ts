import { expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { filesBelow } from '../files-below';
import { removePlaceholder } from './remove-placeholder';

it('an export keeps its pictures; without pictures, the placeholder is removed', async () => {
  const out = temporaryFolder({ 'pictures/none.txt': 'None.', 'pictures/cli/a.png': '' });
  await removePlaceholder(out);
  expect(filesBelow(out)).toEqual(['pictures/cli/a.png']);
  await removePlaceholder(out);
});
