/**
 * Loaded before a program under test (`node --require`): only the names of this machine resolve. `next dev` would ask the
 * package registry for its newest version, and has no option against it.
 */
const dns = require('node:dns');

const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (name === 'localhost') return lookup(name, ...rest);
  const error = Object.assign(new Error(`${name} is not this machine`), { code: 'ENOTFOUND' });
  return process.nextTick(rest.at(-1), error);
};
