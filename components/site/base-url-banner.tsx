import { site } from '@/content/site';
import { warnOfBaseUrl } from './base-url-warning';
import { InlineScript } from './inline-script';

/** Puts `warnOfBaseUrl` into the page. */
export function BaseUrlBanner() {
  const { baseUrl, favicon } = site;
  const input = { baseUrl, marker: '--stylesheet-loaded', probe: favicon.slice(1), probeType: 'image/svg' };
  return <InlineScript run={warnOfBaseUrl} input={input} />;
}
