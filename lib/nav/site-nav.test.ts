import { describe, expect, it } from 'vitest';
import { availableFooter, availableNavbar } from './site-nav';
import type { FooterColumn, NavbarItem } from './site-types';

const hasPage = (route: string) => route === '/cli/';

describe('availableNavbar', () => {
  it('leaves out pages that are not there, and keeps everything else in order', () => {
    const items: NavbarItem[] = [
      { type: 'doc', label: 'CLI', to: '/cli/' },
      { type: 'doc', label: 'API', to: '/Documentation' },
      { type: 'link', label: 'GitHub', href: 'https://example.org' },
      { type: 'color-mode' },
      { type: 'search', feedbackUrl: 'https://example.org/issues/new' },
    ];
    expect(availableNavbar(items, hasPage)).toEqual([items[0], items[2], items[3], items[4]]);
  });

  it('shortens a menu, and drops it when nothing is left', () => {
    const cli = { type: 'doc', label: 'CLI', to: '/cli/' } as const;
    const gone = { type: 'doc', label: 'Proposals', to: '/proposals' } as const;
    const elsewhere = { type: 'link', label: 'Elsewhere', href: 'https://example.org' } as const;
    const menu = (items: Extract<NavbarItem, { type: 'dropdown' }>['items']): NavbarItem[] => [
      { type: 'dropdown', label: 'More', items },
    ];
    expect(availableNavbar(menu([gone, cli, elsewhere]), hasPage)).toEqual(menu([cli, elsewhere]));
    expect(availableNavbar(menu([gone]), hasPage)).toEqual([]);
  });

  it('does not change what it was given', () => {
    const gone = { type: 'doc', label: 'Proposals', to: '/proposals' } as const;
    const items: NavbarItem[] = [{ type: 'dropdown', label: 'More', items: [gone] }];
    availableNavbar(items, hasPage);
    expect(items).toEqual([{ type: 'dropdown', label: 'More', items: [gone] }]);
  });
});

describe('availableFooter', () => {
  it('leaves out links to pages that are not there, and columns empty without them', () => {
    const cli = { label: 'Command Line', to: '/cli/' };
    const gone = { label: 'Architecture', to: '/architecture' };
    const elsewhere = { label: 'GitHub', href: 'https://example.org' };
    const columns: FooterColumn[] = [
      { title: 'Documentation', items: [gone, cli] },
      { title: 'Planned', items: [gone] },
      { title: 'Community', items: [elsewhere] },
    ];
    expect(availableFooter(columns, hasPage)).toEqual([
      { title: 'Documentation', items: [cli] },
      { title: 'Community', items: [elsewhere] },
    ]);
  });
});
