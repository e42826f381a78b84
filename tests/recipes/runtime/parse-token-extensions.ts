import {
  type Address,
  addDecoderSizePrefix,
  type Decoder,
  fixDecoderSize,
  getAddressDecoder,
  getArrayDecoder,
  getBooleanDecoder,
  getBytesDecoder,
  getI16Decoder,
  getI64Decoder,
  getStructDecoder,
  getTupleDecoder,
  getU8Decoder,
  getU16Decoder,
  getU32Decoder,
  getU64Decoder,
  getUtf8Decoder,
  transformDecoder,
} from '@solana/kit';
import type { AccountState } from '@solana-program/token';
import type { Json } from './json';
import { stateNames } from './token-accounts';

const EMPTY = '11111111111111111111111111111111';

const pubkey = getAddressDecoder();
/** An address of which zeros stand for none. */
const optionalPubkey = transformDecoder(pubkey, (address): Address | null =>
  address === EMPTY ? null : address,
);
const text = addDecoderSizePrefix(getUtf8Decoder(), getU32Decoder());
const transferFee = getStructDecoder([
  ['epoch', getU64Decoder()],
  ['maximumFee', getU64Decoder()],
  ['transferFeeBasisPoints', getU16Decoder()],
]);
const accountState = transformDecoder(getU8Decoder(), (state) => stateNames[state as AccountState]);

interface Extension {
  name: string;
  /** Reads the content; missing for extensions without content. */
  state?: Decoder<Json>;
}

/**
 * The extensions by their numbers, those of Openverse's Token-2022. Confidential transfers are left out: their
 * content is ciphertext. They and unknown ones come out as `unparseableExtension`.
 */
const extensions: Record<number, Extension> = {
  1: {
    name: 'transferFeeConfig',
    state: getStructDecoder([
      ['transferFeeConfigAuthority', optionalPubkey],
      ['withdrawWithheldAuthority', optionalPubkey],
      ['withheldAmount', getU64Decoder()],
      ['olderTransferFee', transferFee],
      ['newerTransferFee', transferFee],
    ]),
  },
  2: { name: 'transferFeeAmount', state: getStructDecoder([['withheldAmount', getU64Decoder()]]) },
  3: { name: 'mintCloseAuthority', state: getStructDecoder([['closeAuthority', optionalPubkey]]) },
  6: { name: 'defaultAccountState', state: getStructDecoder([['accountState', accountState]]) },
  7: { name: 'immutableOwner' },
  8: {
    name: 'memoTransfer',
    state: getStructDecoder([['requireIncomingTransferMemos', getBooleanDecoder()]]),
  },
  9: { name: 'nonTransferable' },
  10: {
    name: 'interestBearingConfig',
    state: getStructDecoder([
      ['rateAuthority', optionalPubkey],
      ['initializationTimestamp', getI64Decoder()],
      ['preUpdateAverageRate', getI16Decoder()],
      ['lastUpdateTimestamp', getI64Decoder()],
      ['currentRate', getI16Decoder()],
    ]),
  },
  11: { name: 'cpiGuard', state: getStructDecoder([['lockCpi', getBooleanDecoder()]]) },
  12: { name: 'permanentDelegate', state: getStructDecoder([['delegate', optionalPubkey]]) },
  13: { name: 'nonTransferableAccount' },
  14: {
    name: 'transferHook',
    state: getStructDecoder([
      ['authority', optionalPubkey],
      ['programId', optionalPubkey],
    ]),
  },
  15: { name: 'transferHookAccount', state: getStructDecoder([['transferring', getBooleanDecoder()]]) },
  18: {
    name: 'metadataPointer',
    state: getStructDecoder([
      ['authority', optionalPubkey],
      ['metadataAddress', optionalPubkey],
    ]),
  },
  19: {
    name: 'tokenMetadata',
    state: getStructDecoder([
      ['updateAuthority', optionalPubkey],
      ['mint', pubkey],
      ['name', text],
      ['symbol', text],
      ['uri', text],
      ['additionalMetadata', getArrayDecoder(getTupleDecoder([text, text]))],
    ]),
  },
  20: {
    name: 'groupPointer',
    state: getStructDecoder([
      ['authority', optionalPubkey],
      ['groupAddress', optionalPubkey],
    ]),
  },
  21: {
    name: 'tokenGroup',
    state: getStructDecoder([
      ['updateAuthority', optionalPubkey],
      ['mint', pubkey],
      ['size', getU32Decoder()],
      ['maxSize', getU32Decoder()],
    ]),
  },
  22: {
    name: 'groupMemberPointer',
    state: getStructDecoder([
      ['authority', optionalPubkey],
      ['memberAddress', optionalPubkey],
    ]),
  },
  23: {
    name: 'tokenGroupMember',
    state: getStructDecoder([
      ['mint', pubkey],
      ['group', pubkey],
      ['memberNumber', getU32Decoder()],
    ]),
  },
};

/** The extensions of a mint or a token account, from the bytes that hold them one after the other. */
export function parseTokenExtensions(bytes: Uint8Array): Json[] {
  const found: Json[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const type = getU16Decoder().decode(bytes, at);
    // Zero is what is left of a longer account.
    if (type === 0) break;
    const length = getU16Decoder().decode(bytes, at + 2);
    const content = fixDecoderSize(getBytesDecoder(), length).decode(bytes, at + 4);
    const { name, state } = extensions[type] ?? { name: 'unparseableExtension' };
    found.push(state === undefined ? { extension: name } : { extension: name, state: state.decode(content) });
    at += 4 + length;
  }
  return found;
}
