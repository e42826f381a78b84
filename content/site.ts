import type { SiteConfig } from '../lib/navigation/site-types';
import { networkValue } from '../lib/source/network';
import { withBase } from '../lib/url';

/** The site's configuration: what is said once for the whole site. lib/navigation/site-types.ts describes each field. */
export const site: SiteConfig = {
  title: 'Openverse documentation',
  shortTitle: 'Openverse docs',
  tagline: 'Use, build on and operate the Openverse network',
  url: networkValue('site.url'),
  baseUrl: withBase('/'),
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  editUrl: `${networkValue('site.repository')}/edit/main/`,
  feedbackUrl: `${networkValue('site.repository')}/issues/new`,
  llms: {
    differences: '/learn/coming-from-solana#in-short',
    skill: {
      name: 'openverse',
      description:
        'Write code for the Openverse network, or operate its nodes: BTG, tokens, programs, the openos CLI, the RPC. Use it whenever code, commands or configuration name Openverse, OpenOS, openos or BTG, because the network is a fork of Solana 1.17 and habits from Solana are wrong in it.',
      text: '/learn/coding-agents#skill',
    },
    pages: [
      '/learn/coming-from-solana',
      '/learn/compatibility',
      '/learn/quick-start',
      '/references/RPCEndpoints',
      '/GetdevnetBTG',
      '/learn/transactions',
      '/learn/confirmation',
      '/learn/errors',
      '/Transactions/SendSOL',
      '/tokens/CreateToken',
      '/tokens/SendTokens',
      '/learn/payments',
      '/cookDevelopment/address-history',
      '/cookDevelopment/Validator',
      '/learn/first-program',
      '/cli/install',
      '/cli/usage',
      '/cli/examples/deploy-a-program',
      '/operations/setup-a-validator',
      '/operations/guides/validator-troubleshoot',
      '/backwards-compatibility',
    ],
    sections: {
      Guide: 'Where to start, the addresses of public endpoints, and how to get BTG for tests.',
      'Guide: Introduction':
        'What nodes do, short answers to common questions, and what changes between releases.',
      'Guide: Command Line Tools':
        'To install and use the CLI: every command, wallets, transfers, staking, deploys.',
      'Guide: Architecture':
        'How the network works inside: clusters, consensus, the validator, native programs.',
      'Guide: Operating a Validator': 'To set up, run, monitor and repair a validator or an RPC node.',
      'API: Openverse RPC Methods': 'To call a node: requests, limits, error codes, and the types of values.',
      'API: HTTP Methods': 'Each method over HTTP, with params, result, errors and examples.',
      'API: Websocket Methods': 'Each subscription, with params, notifications and examples.',
      'Cookbook: Learn':
        'What a developer needs to know: accounts, transactions, fees, errors, confirmation.',
      'Cookbook: Development': 'To connect a client, subscribe to events, and test on a local cluster.',
      'Cookbook: Wallets': 'To create, restore and check keypairs, and to sign messages, in code.',
      'Cookbook: Transactions': 'To send transactions in code: transfers, fees, memos, offline signing.',
      'Cookbook: Accounts': 'To create, fund, read and close accounts in code.',
      'Cookbook: Writing Programs': 'To write on-chain programs in Rust, and to call them.',
      'Cookbook: Tokens': 'To create, transfer and manage tokens, with their extensions, in code.',
      'Other pages': 'Pages that are in no sidebar.',
    },
    optional: {
      'Proposals: System Design Proposals': 'The table of all proposals.',
      'Proposals: Accepted Proposals': 'Designs that were accepted, and what became of each.',
      'Proposals: Implemented Proposals': 'Designs that were built, and what they are now.',
    },
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
            { label: 'All pages (EPUB)', to: '/openverse.epub' },
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
