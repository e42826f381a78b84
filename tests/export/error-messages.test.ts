import { expect, it } from 'vitest';
import { builtModalResults } from '@/tests/search/modal-results';

// Messages as programs print them, which readers paste whole.
it.each([
  [
    'the error of a preflight, from the CLI',
    'Error: RPC response error -32002: Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1 [5 log messages]',
  ],
  ['a transaction error', 'Transaction results in an account (1) with insufficient funds for rent'],
  ['an instruction error in JSON', '{"InstructionError":[2,"MissingRequiredSignature"]}'],
  [
    'an instruction error with its index',
    'Error processing Instruction 2: missing required signature for instruction',
  ],
  [
    'a custom error in a log',
    'Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA failed: custom program error: 0x11',
  ],
  ['a line of a token program', 'Program log: Error: Account is frozen'],
])('%s leads to the page of errors', async (_name, message) => {
  const [first = 'nothing'] = await builtModalResults(message);
  expect(first.replace(/\/?(#.*)?$/, '')).toBe('/learn/errors');
});
