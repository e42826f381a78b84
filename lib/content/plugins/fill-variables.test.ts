import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

describe('fillDocVariables', () => {
  it.each([
    ['text', 'At [[devnet.rpc]].', '<p>At https://rpc.test.</p>'],
    ['inline code', '`--url [[devnet.rpc]]`', '<p><code>--url https://rpc.test</code></p>'],
    ['a link', '[here]([[devnet.rpc]]/health)', '<p><a href="https://rpc.test/health">here</a></p>'],
    [
      'a link’s text',
      '[[[devnet.rpc]]]([[devnet.rpc]])',
      '<p><a href="https://rpc.test">https://rpc.test</a></p>',
    ],
    ['a link’s title', '[a](/b "v[[software.version]]")', '<p><a href="/b" title="v1.2.3">a</a></p>'],
    ['a table', '| A |\n| - |\n| [[devnet.rpc]] |', /<td>https:\/\/rpc\.test<\/td>/],
    ['an attribute', '<Details summary="v[[software.version]]">\n\nx\n\n</Details>', /summary="v1\.2\.3"/],
    ['a code title', '```yaml title="[[cli.config]]"\na: 1\n```', /title="~\/\.config\/tool\.yml"/],
    ['a fence', '```text\n[[devnet.rpc]] [[devnet.rpc]]\n```', />https:\/\/rpc\.test https:\/\/rpc\.test</],
    ['an admonition’s title', ':::note[v[[software.version]]]\n\nx\n\n:::', /title">v1\.2\.3<\/p>/],
    ['a footnote', 'a[^1]\n\n[^1]: v[[software.version]]', /v1\.2\.3/],
  ])('fills variables in %s', async (_place, mdx, expected) => {
    const { html, problems } = await render(mdx);
    expect(problems).toEqual([]);
    if (typeof expected === 'string') expect(html).toBe(expected);
    else expect(html).toMatch(expected);
  });

  it('fills variables in headings, their ids and the contents', async () => {
    const { html, toc } = await render('## Version [[software.version]]\n');
    expect(toc).toEqual([{ id: 'version-123', text: 'Version 1.2.3', depth: 2 }]);
    expect(html).toContain('<h2 id="version-123" class="heading">');
  });

  it('fills variables in an image’s alternative and title', async () => {
    const { html } = await render('![v[[software.version]]](/icon-192.png "v[[software.version]]")\n');
    expect(html).toMatch(/alt="v1\.2\.3"[^>]*title="v1\.2\.3"/);
  });

  it('leaves dollars, shell tests and TOML tables that say so', async () => {
    const { html, problems } = await render(
      'Set $HOME to `$HOME` for $5.\n\n```bash\n[[ -f "$a" ]] && ls\n```\n',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<p>Set $HOME to <code>$HOME</code> for $5.</p>');
    expect(html.replace(/<[^>]+>/g, '')).toContain('[[ -f "$a" ]] &#x26;&#x26; ls');
    const toml = await render('```toml noVariables\n[[programs.localnet]]\n```\n');
    expect(toml.problems).toEqual([]);
    expect(toml.html).toContain('[[programs.localnet]]');
  });

  it.each([
    ['text', 'Say\n[[devnet.rcp]] here.', '2:1'],
    ['a fence', '```bash\nls\nls [[devnet.rcp]]\n```', '3:4'],
    ['a link', 'The [a]([[devnet.rcp]]) here.', '1:9'],
    ['an attribute', '<Details summary="[[devnet.rcp]]">\n\nx\n\n</Details>', '1:19'],
    ['an image’s alternative', '![[[devnet.rcp]]](/icon-192.png)', '1:3'],
  ])('reports an unknown variable in %s once, at its place', async (_place, mdx, place) => {
    const { problems } = await render(mdx);
    expect(problems).toEqual([
      `content/test.mdx:${place}  unknown variable [[devnet.rcp]]. Did you mean "devnet.rpc"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.`,
    ]);
  });
});
