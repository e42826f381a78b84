import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { escapeHtml } from '@/lib/escape-html';

/** The search page as an OpenSearch description document, in whose name at most 16 characters are allowed. */
export function openSearch(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(site.shortTitle)}</ShortName>
<Description>${escapeHtml(site.tagline)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${canonicalUrl('/favicon.ico')}</Image>
<Url type="text/html" template="${canonicalUrl('/search/')}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
