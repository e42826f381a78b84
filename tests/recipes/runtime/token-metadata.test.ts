import {
  AccountRole,
  generateKeyPairSigner,
  getAddressEncoder,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import { getInitializeMint2Instruction } from '@solana-program/token';
import { expect, it } from 'vitest';
import { TOKEN_2022_ADDRESS } from './openverse-programs';
import { type Client, startClient } from './support';

it('keeps metadata in a mint of Token-2022', async () => {
  const { rpc, wallet, send, runtime } = await startClient();
  const payer = await wallet();
  const mint = await generateKeyPairSigner();
  await createMintWithMetadata({ send, runtime }, payer, mint);
  const { value } = await rpc
    .getAccountInfo(mint.address, { commitment: 'confirmed', encoding: 'jsonParsed' })
    .send();
  expect(value?.owner).toBe(TOKEN_2022_ADDRESS);
  expect(value?.data).toMatchObject({
    program: 'spl-token-2022',
    parsed: {
      type: 'mint',
      info: {
        decimals: 0,
        extensions: [
          {
            extension: 'metadataPointer',
            state: { authority: payer.address, metadataAddress: mint.address },
          },
          {
            extension: 'tokenMetadata',
            state: {
              additionalMetadata: [],
              mint: mint.address,
              name: 'Openverse',
              symbol: 'OVS',
              updateAuthority: payer.address,
              uri: 'https://example.com/ovs.json',
            },
          },
        ],
      },
    },
  });
});

async function createMintWithMetadata(
  { send, runtime }: Pick<Client, 'send' | 'runtime'>,
  payer: KeyPairSigner,
  mint: KeyPairSigner,
): Promise<void> {
  const key = getAddressEncoder();
  const text = (value: string) => {
    const bytes = Buffer.from(value);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const pointer: Instruction = {
    programAddress: TOKEN_2022_ADDRESS,
    accounts: [{ address: mint.address, role: AccountRole.WRITABLE }],
    data: new Uint8Array([39, 0, ...key.encode(payer.address), ...key.encode(mint.address)]),
  };
  const metadata: Instruction = {
    programAddress: TOKEN_2022_ADDRESS,
    accounts: [
      { address: mint.address, role: AccountRole.WRITABLE },
      { address: payer.address, role: AccountRole.READONLY },
      { address: mint.address, role: AccountRole.READONLY },
      { address: payer.address, role: AccountRole.READONLY_SIGNER },
    ],
    data: Buffer.concat([
      // First bytes of the SHA-256 of `spl_token_metadata_interface:initialize_account`.
      Buffer.from([210, 225, 30, 162, 88, 184, 77, 141]),
      text('Openverse'),
      text('OVS'),
      text('https://example.com/ovs.json'),
    ]),
  };
  await send(payer, [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      // The program makes room for the metadata itself, but does not pay for it.
      lamports: runtime.svm.minimumBalanceForRentExemption(500n),
      space: 234,
      programAddress: TOKEN_2022_ADDRESS,
    }),
    pointer,
    getInitializeMint2Instruction(
      { mint: mint.address, decimals: 0, mintAuthority: payer.address },
      { programAddress: TOKEN_2022_ADDRESS },
    ),
    metadata,
  ]);
}
