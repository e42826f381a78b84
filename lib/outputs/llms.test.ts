import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { docOf } from '@/tests/unit/render';
import { llms } from './llms';

const page = (path: string) => ({ ...docOf(''), path });

it('lists each page once by its Markdown: categories of the sidebars first, then what is in none', () => {
  const link = (href: string) => ({ type: 'link' as const, label: 'Label', href });
  const category = {
    type: 'category' as const,
    label: 'Tools',
    collapsed: true,
    href: '/cli/',
    items: [link('/a')],
  };
  const text = llms([page('/alone'), page('/a'), page('/cli/'), page('/')], {
    masterSidebar: [link('/'), category],
    ApiSidebar: [link('/a')],
  });
  const lines = text.split('\n').filter((it) => /^(#|- )/.test(it));
  const shown = lines.map((it) => it.replace(/^- .*?\((.*?)\).*/, '$1').replace(site.url, ''));
  expect(shown.slice(0, shown.indexOf('## Optional'))).toEqual([
    `# ${site.title}`,
    '## Guide',
    '/index.md',
    '## Guide: Tools',
    '/cli.md',
    '/a.md',
    '## Other pages',
    '/alone.md',
  ]);
  expect(text).toContain(`](${site.url}/a.md): ${docOf('').frontMatter.description.slice(0, 10)}`);
});
