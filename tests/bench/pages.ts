/** A page of each kind the site has, by the path that links to it carry. */
export const pageKinds: readonly (readonly [kind: string, path: string])[] = [
  ['home', '/'],
  ['text', '/validator/gossip/'],
  ['tabs and code', '/cli/install/'],
  ['API method', '/api/getAccountInfo/'],
  ['largest', '/cli/usage/'],
  [
    'proposal with plots',
    '/implemented-proposals/ed_overview/ed_validation_client_economics/ed_vce_state_validation_protocol_based_rewards/',
  ],
  ['recipe', '/tokens/CreateToken/'],
];

/** The page whose times are measured: text without tabs or console, of ordinary length. */
export const textPage = '/validator/gossip/';
export const largestPage = '/cli/usage/';
