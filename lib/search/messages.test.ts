import { describe, expect, it } from 'vitest';
import { isMessage, withoutContext, withoutPlaceholders } from './messages';

it.each([
  'Blockhash not found',
  'Node is behind by <slots> slots',
  'Transaction results in an account ({account_index}) with insufficient funds for rent',
  'Error: AccountNotFound: pubkey=<ADDRESS> is missing',
])('%j is a message', (text) => {
  expect(isMessage(text)).toBe(true);
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
  expect(isMessage(text)).toBe(false);
});

it('drops what differs each time that a message is printed', () => {
  expect(withoutPlaceholders('Block <slot> of {0}: … gone').replace(/\s+/g, ' ')).toBe('Block of : gone');
  expect(withoutPlaceholders('a < b and c > d')).toBe('a < b and c > d');
});

describe('withoutContext', () => {
  it.each([
    [
      'Error: RPC response error -32002: Transaction simulation failed: Blockhash not found',
      'Blockhash not found',
    ],
    [
      'Error processing Instruction 0: custom program error: 0x1 [5 log messages]',
      'custom program error: 0x1',
    ],
    ['[2026-11-26T05:12:01Z WARN  solana_core] Unable to vote', 'Unable to vote'],
    ['Program log: Error: Account is frozen', 'Account is frozen'],
  ])('leaves the message of %j', (text, message) => {
    expect(withoutContext(text)).toBe(message);
  });

  it.each(['Error: 429', 'getBalance', 'error codes of a program', '', '[[['])('keeps %j', (text) => {
    expect(withoutContext(text)).toBe(text);
  });
});
