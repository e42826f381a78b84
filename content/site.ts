import type { SiteConfig } from '../lib/nav/site-types';
import network from './network.json' with { type: 'json' };

/** Title, addresses, navbar, footer and announcement: what is said once for the whole site. */
export const site: SiteConfig = {
  title: 'Openverse documentation',
  tagline: 'Use, build on and operate the Openverse network',
  url: network.site.url,
  editUrl: `${network.site.repository}/edit/main/`,
  feedbackUrl: `${network.site.repository}/issues/new`,
  navbar: [
    { type: 'doc', label: 'CLI', to: '/cli/' },
    { type: 'doc', label: 'Architecture', to: '/architecture' },
    { type: 'doc', label: 'Operating a Validator', to: '/operations/' },
    { type: 'doc', label: 'API', to: '/Documentation' },
    { type: 'doc', label: 'Cookbook', to: '/cookbook' },
    { type: 'dropdown', label: 'More', items: [{ type: 'doc', label: 'Proposals', to: '/proposals' }] },
    { type: 'locale', label: 'Language', locales: [{ code: 'en', label: 'English' }] },
    { type: 'link', label: 'GitHub', href: network.software.repository, icon: 'github' },
    { type: 'color-mode' },
    { type: 'search', feedbackUrl: `${network.site.repository}/issues/new` },
  ],
  footer: {
    columns: [
      {
        title: 'Documentation',
        items: [
          { label: 'Developers', to: '/' },
          { label: 'Running a Validator', to: '/operations/' },
          { label: 'Command Line', to: '/cli/' },
          { label: 'Architecture', to: '/architecture' },
        ],
      },
      {
        title: 'Community',
        items: [
          // No separate forum is known; questions are asked in the repository's issues.
          { label: 'Forum', href: network.software.issues },
          { label: 'GitHub', href: network.software.repository },
          { label: 'Telegram', href: network.community.telegram },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Openos Labs',
  },
  announcement: {
    id: 'reference-1-17-28',
    text: `This site documents OpenOS ${network.software.version}.`,
    to: '/backwards-compatibility',
  },
};
