import { withBase } from '@/lib/url';
import { type BaseUrlInput, warnOfBaseUrl } from './base-url-warning';
import { InlineScript } from './inline-script';

/** Puts `warnOfBaseUrl` into the page. */
export function BaseUrlBanner() {
  const input: BaseUrlInput = { baseUrl: withBase('/'), marker: '--stylesheet-loaded' };
  return <InlineScript run={warnOfBaseUrl} input={input} />;
}
