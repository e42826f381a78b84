import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const route = z.string().startsWith('/', 'must be a route of this site, such as /cli/install');
/** Address of a page on another site. */
const address = z.string().startsWith('https://', 'must be an https address');
const locale = z.string().regex(/^[a-z]{2}$/, 'must be the code of a language, such as en');

/** A list whose items must look different to readers. */
function distinct<Item extends z.ZodType<object>>(item: Item) {
  const labelOf = (it: object) => ('label' in it ? it.label : undefined);
  return z.array(item).superRefine((items, { addIssue }) => {
    const labels = items.map(labelOf);
    for (const [at, label] of labels.entries()) {
      if (label === undefined || labels.indexOf(label) === at) continue;
      addIssue({
        code: 'custom',
        path: [at, 'label'],
        message: 'must differ from the other labels of the list',
      });
    }
  });
}

/** A page of this site, by its route. */
const doc = z.strictObject({ type: z.literal('doc'), label: text, to: route });

/** A page on another site; `icon` replaces the label on screen only, not for assistive technology. */
const link = z.strictObject({
  type: z.literal('link'),
  label: text,
  href: text,
  icon: z.literal('github').optional(),
});

/** A menu of pages. */
const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  label: text,
  items: distinct(z.discriminatedUnion('type', [doc, link])).min(1, 'must have an item'),
});

/** An item of the navbar, as content/site.ts has it. */
const navbarItem = z.discriminatedUnion('type', [
  doc,
  dropdown,
  link,
  /** The language menu, with the locales of `i18n`. */
  z.strictObject({ type: z.literal('locale'), label: text }),
  /** The light/dark switch. */
  z.strictObject({ type: z.literal('color-mode') }),
  /** The search box. */
  z.strictObject({ type: z.literal('search') }),
]);

/** A titled list of links in the footer: `to` is a route of this site, `href` a page on another site. */
const footerColumn = z.strictObject({
  title: text,
  items: distinct(
    z.union(
      [z.strictObject({ label: text, to: route }), z.strictObject({ label: text, href: text })],
      'must have a label and either "to", a route of this site, or "href", an address elsewhere',
    ),
  ),
});

/** The bar above the navbar; a new `id` shows it again to readers who dismissed the last one. */
const announcement = z.strictObject({ id: text, text, to: route.optional() });

const i18n = z
  .strictObject({
    /** Language of the pages. */
    defaultLocale: locale,
    locales: z.array(locale).length(1, 'must be one locale: the site is built in one language'),
    /** Folder for translations. The site has one language so far. */
    path: text,
  })
  .refine(({ locales, defaultLocale }) => locales.includes(defaultLocale), {
    path: ['defaultLocale'],
    message: 'must be one of the locales',
  });

const themeConfig = z.strictObject({
  /** The mode for readers who have not chosen one. The first-paint script supports only this value. */
  colorMode: z.strictObject({ defaultMode: z.literal('light') }),
  announcement: announcement.optional(),
  /** Items in the order of the screen: places first, then tools. */
  navbar: z.strictObject({ items: distinct(navbarItem) }),
  footer: z.strictObject({ columns: z.array(footerColumn), copyright: text }),
});

/** The site's configuration (content/site.ts). */
export const siteSchema = z.strictObject({
  title: text,
  tagline: text,
  /** Origin of the production site. */
  url: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path, such as https://example.org'),
  /** Path that the site is served under. lib/url.ts makes it from NEXT_PUBLIC_BASE_PATH. */
  baseUrl: z.string().regex(/^\/(.+\/)?$/, 'must start and end with a slash'),
  /** Path of the icon in public/. */
  favicon: z
    .string()
    .regex(/^\/.+\.svg$/, 'must be the path of an SVG file in public/, such as /favicon.svg'),
  i18n,
  /** Address that the path of a content file is appended to for "Edit this page". */
  editUrl: address,
  /** Form of an issue tracker that takes `title` and `body` by GET; it gets the readers' feedback. */
  feedbackUrl: address,
  themeConfig,
});
