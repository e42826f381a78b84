const { SITE_PREVIEW: value = '' } = process.env;
// A wrong guess would list a preview or hide the site.
if (value !== '' && value !== '1')
  throw new Error(`SITE_PREVIEW is "${value}". Set it to 1 for a preview, or leave it out.`);

/** Whether this build is a preview, which search engines must not list. */
export const isPreview = value === '1';
