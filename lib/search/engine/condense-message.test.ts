import { describe, expect, it } from 'vitest';
import { condenseMessage, shortenMessage } from './condense-message';

const key = '7Q2bD9vHh8xWq4oGj3mFJyTq1cVYkz5u6CEDWn8Lr3sa';

describe('a pasted message', () => {
  it.each([
    [
      '{"jsonrpc":"2.0","error":{"code":-32002,"message":"Transaction simulation failed: Blockhash not found"},"id":1}',
      'Blockhash not found',
    ],
    [
      '[2026-11-20T10:15:32.123456789Z ERROR solana_core::validator] Failed to open ledger database: lock file: /mnt/ledger/rocksdb/LOCK',
      'Failed to open ledger database: lock file:',
    ],
    [
      `Error: Account ${key} has insufficient funds for spend (2.5 BTG) + fee (0.000005 BTG)`,
      'Account has insufficient funds for spend (2.5 BTG) + fee (0.000005 BTG)',
    ],
    [`${key}'s writable privilege escalated by the caller`, 's writable privilege escalated by the caller'],
    [
      'ELF error: Found writable section (.bss._ZN5hello5COUNT17h2a9cE) in ELF, read-write data not supported',
      'ELF error: Found writable section ( ) in ELF, read-write data not supported',
    ],
    [
      'Could not reach https://api.devnet.example.org/v1 from 10.1.2.3:8899 within the time that was set',
      'Could not reach from within the time that was set',
    ],
    [
      'Slot 147382219 was skipped, or missing due to ledger jump to recent snapshot',
      'Slot was skipped, or missing due to ledger jump to recent snapshot',
    ],
  ])('loses what differs each time: %s', (text, condensed) => {
    expect(condenseMessage(text)).toBe(condensed);
  });

  it.each(['/etc/systemd/system/openos.service', `program ${key}`, 'error 147382219', ''])(
    'stays as it is if little else is left: %s',
    (text) => {
      expect(condenseMessage(text)).toBe(text);
    },
  );

  it.each([
    [
      'Error: failed to send transaction: Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      'Error processing Instruction 0: custom program error: 0x1',
    ],
    [
      'Attempt to debit an account but found no record of a prior credit.',
      'Attempt to debit an account but found no record of a prior',
    ],
    [
      'Block 4812 cleaned up, does not exist on node. First available block: 91233',
      'Block 4812 cleaned up, does not exist on node. First available',
    ],
  ])('is cut to its cause: %s', (text, short) => {
    expect(shortenMessage(text, 64)).toBe(short);
  });
});
