import network from '@/content/network.json' with { type: 'json' };

/** Addresses of the programs, by the names of content/network.json. */
export const { programs } = network;
