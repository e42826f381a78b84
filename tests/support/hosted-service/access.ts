import type { ReceivedRequest } from './received-request';
import { ServiceError } from './service-error';

/** The application and the keys that the stand-in knows. */
export interface Credentials {
  appId: string;
  /** May search only, as the one that stands in the pages. */
  searchKey: string;
  adminKey: string;
}

const searching = /\/(queries|recommendations|query)$/;

/** Refuses a request without the right application and key, as the service does. */
export function checkAccess(request: ReceivedRequest, { appId, searchKey, adminKey }: Credentials): void {
  const known = request.apiKey === adminKey || request.apiKey === searchKey;
  if (request.appId !== appId || !known) throw new ServiceError(403, 'Invalid Application-ID or API key');
  if (request.apiKey === searchKey && !searching.test(request.path))
    throw new ServiceError(403, 'Method not allowed with this API key');
}
