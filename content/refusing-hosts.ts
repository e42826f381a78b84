/**
 * Hosts that refuse requests of programs, without port, each with the reason in a sentence. Their addresses are not
 * requested by `npm run check:external`, whose report lists them.
 */
export const refusingHosts: Readonly<Record<string, string>> = {};
