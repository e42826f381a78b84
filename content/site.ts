import { networkValue } from '../lib/content/network';
import type { SiteConfig } from '../lib/navigation/site-types';
import { withBase } from '../lib/url';

/** The site's configuration: what is said once for the whole site. lib/navigation/site-types.ts describes each field. */
export const site: SiteConfig = {
  title: 'Openverse documentation',
  tagline: 'Use, build on and operate the Openverse network',
  url: networkValue('site.url'),
  baseUrl: withBase('/'),
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  editUrl: `${networkValue('site.repository')}/edit/main/`,
  feedbackUrl: `${networkValue('site.repository')}/issues/new`,
  sections: {
    Guide: 'Where to start, the addresses of public endpoints, and how to get BTG for tests.',
    'Guide: Introduction':
      'What nodes do, short answers to common questions, and what changes between releases.',
    'Guide: Command Line Tools':
      'To install and use the CLI: every command, wallets, transfers, staking, deploys.',
    'Guide: Architecture':
      'How the network works inside: clusters, consensus, the validator, native programs.',
    'Guide: Operating a Validator': 'To set up, run, monitor and repair a validator or an RPC node.',
    'API: Openverse RPC Methods': 'To call a node: each method with params, result, errors and examples.',
    'Cookbook: Learn': 'What a developer needs to know: accounts, transactions, fees, errors, confirmation.',
    'Cookbook: Development': 'To connect a client, subscribe to events, and test on a local cluster.',
    'Cookbook: Wallets': 'To create, restore and check keypairs, and to sign messages, in code.',
    'Cookbook: Transactions': 'To send transactions in code: transfers, fees, memos, offline signing.',
    'Cookbook: Accounts': 'To create, fund, read and close accounts in code.',
    'Cookbook: Writing Programs': 'To write on-chain programs in Rust, and to call them.',
    'Cookbook: Tokens': 'To create, transfer and manage tokens, with their extensions, in code.',
    'Proposals: System Design Proposals':
      'Why parts of the network are as they are, and what became of each design.',
    'Other pages': 'Pages that are in no sidebar.',
  },
  themeConfig: {
    announcement: {
      id: 'reference-1-17-28-releases',
      text: `This site documents OpenOS ${networkValue('software.version')}. See what later releases change.`,
      to: '/backwards-compatibility',
    },
    navbar: {
      items: [
        { type: 'doc', label: 'CLI', to: '/cli/' },
        { type: 'doc', label: 'Architecture', to: '/architecture' },
        { type: 'doc', label: 'Operating a Validator', to: '/operations/' },
        { type: 'doc', label: 'API', to: '/Documentation' },
        { type: 'doc', label: 'Cookbook', to: '/cookbook' },
        { type: 'dropdown', label: 'More', items: [{ type: 'doc', label: 'Proposals', to: '/proposals' }] },
        { type: 'locale', label: 'Language' },
        { type: 'link', label: 'GitHub', href: networkValue('software.repository'), icon: 'github' },
        { type: 'color-mode' },
        { type: 'search' },
      ],
    },
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
            { label: 'Forum', href: networkValue('software.issues') },
            { label: 'GitHub', href: networkValue('software.repository') },
            { label: 'Telegram', href: networkValue('community.telegram') },
          ],
        },
      ],
      copyright: 'Copyright © 2025 Openos Labs',
    },
  },
};
