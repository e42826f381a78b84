import network from '@/content/network.json' with { type: 'json' };

/** Addresses of the programs, by the names of content/network.json. */
export const { programs } = network;

/** Addresses that recipes use as examples, by the same names. */
export const { example } = network;
