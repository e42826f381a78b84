/**
 * Words that mean the same to a reader, for both search engines. Each line is a set: a search for one word finds
 * pages that use any of the others, ranked a little lower. Add a line where readers come with another word than the
 * pages use; a word that holds for one page only belongs in that page's `keywords`.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['wallet', 'keypair'],
  ['seed phrase', 'recovery phrase', 'mnemonic'],
  ['private key', 'secret key', 'keypair'],
  ['endpoint', 'rpc url', 'cluster url'],
  ['install', 'setup', 'download'],
  ['upgrade', 'update'],
  ['send', 'transfer', 'pay'],
  ['delegate', 'stake'],
  ['unstake', 'deactivate', 'unbonding', 'cooldown'],
  ['smart contract', 'program'],
  ['faucet', 'airdrop'],
  ['node', 'validator'],
  ['fee', 'cost', 'price', 'gas'],
  ['delete', 'close', 'remove'],
  ['folder', 'directory'],
  ['sol', 'btg'],
  ['solana', 'openverse'],
  ['tps', 'throughput'],
  ['hot wallet', 'file system wallet'],
  ['cold wallet', 'paper wallet', 'hardware wallet'],
  ['chain id', 'genesis hash'],
  ['blockchain', 'cluster', 'network'],
  ['immutable', 'final'],
  ['multisig', 'multisignature'],
  ['block producer', 'leader'],
  ['firewall', 'ports'],
  ['standby', 'backup', 'failover'],
  ['leaked', 'stolen', 'compromised'],
  ['dropped', 'vanished', 'lost'],
  ['localnet', 'localhost', 'test validator'],
];
