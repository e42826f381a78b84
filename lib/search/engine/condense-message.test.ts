import { expect, it } from 'vitest';
import messages from '@/tests/fixtures/pasted-messages.json' with { type: 'json' };
import { condenseMessage, shortenMessage } from './condense-message';

it.each(messages.condensed)('a pasted message loses what differs each time: %s', (text, condensed) => {
  expect(condenseMessage(text ?? '')).toBe(condensed);
});

it.each(messages.kept)('a message stays as it is if little else is left: %s', (text) => {
  expect(condenseMessage(text)).toBe(text);
});

it.each(messages.shortened)('a message is cut to its cause: %s', (text, short) => {
  expect(shortenMessage(text ?? '', 64)).toBe(short);
});
