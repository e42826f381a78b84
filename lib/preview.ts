/**
 * Whether a build is a preview, which search engines must not list.
 *
 * @param value of the variable SITE_PREVIEW: `1` for a preview, empty or absent for the site itself
 * @throws for any other value: a wrong guess would list a preview or hide the site
 */
export function readPreview(value: string | undefined): boolean {
  if (value === undefined || value === '') return false;
  if (value === '1') return true;
  throw new Error(`SITE_PREVIEW is "${value}". Set it to 1 for a preview, or leave it out.`);
}

/** Whether this build is a preview. */
export const isPreview = readPreview(process.env.SITE_PREVIEW);
