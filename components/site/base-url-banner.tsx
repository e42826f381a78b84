import { warnOfBaseUrl } from './base-url-warning';
import { InlineScript } from './inline-script';

/** Puts `warnOfBaseUrl` into the page. */
export function BaseUrlBanner({ baseUrl }: { baseUrl: string }) {
  return <InlineScript run={warnOfBaseUrl} input={{ baseUrl, marker: '--stylesheet-loaded' }} />;
}
