import { expect, it } from 'vitest';
import { isErrorMessage } from './error-messages';

it.each([
  'Blockhash not found',
  'Node is behind by <slots> slots',
  'Transaction results in an account ({account_index}) with insufficient funds for rent',
  'Error: AccountNotFound: pubkey=<ADDRESS> is missing',
])('%j is a message', (text) => {
  expect(isErrorMessage(text)).toBe(true);
});

it.each([
  'openos config get',
  'cargo build-sbf --arch sbf',
  '--faucet-per-request-sol-cap BTG',
  'getAccountInfo',
  'timely_vote_credits',
  'node behind',
  'let account = next_account_info(iter)?;',
  '{"jsonrpc": "2.0", "method": "getHealth"}',
  'fn update_account(&self, slot: Slot) -> Result<()>',
])('%j is not a message', (text) => {
  expect(isErrorMessage(text)).toBe(false);
});
