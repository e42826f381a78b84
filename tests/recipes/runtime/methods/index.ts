import type { Method } from '../method';
import { accountMethods } from './accounts';
import { clusterMethods } from './cluster';
import { sendMethods } from './send';
import { tokenMethods } from './tokens';
import { transactionMethods } from './transactions';

/** All methods that answer over HTTP, by name. */
export const httpMethods: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    ...accountMethods,
    ...clusterMethods,
    ...sendMethods,
    ...tokenMethods,
    ...transactionMethods,
  }),
);
