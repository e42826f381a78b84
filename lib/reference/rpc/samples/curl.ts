import { curlCommand } from '@/lib/rpc/curl';
import { formatJson } from './json';
import { type Call, requestBody } from './request';

/** The call as a shell command. */
export function curlSample({ method, params, url }: Call): string {
  return curlCommand(url, formatJson(requestBody(method.name, params), '  '));
}
