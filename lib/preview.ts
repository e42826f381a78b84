const { SITE_PREVIEW: value = '' } = process.env;
// Not guessed: a wrong value could get a preview indexed, or the site removed from search engines.
if (value !== '' && value !== '1')
  throw new Error(`SITE_PREVIEW is "${value}". Set it to 1 for a preview, or leave it out.`);

/** Whether this build is a preview, which search engines must not list. */
export const isPreview = value === '1';
