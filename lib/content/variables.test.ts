import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import { fillVariables, flattenVariables } from './variables';

const variables = new Map([
  ['devnet.rpc', 'https://rpc.test'],
  ['price', '$1 & $&'],
]);

function fill(text: string): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  return { text: fillVariables(text, variables, (name) => unknown.push(name), 'code'), unknown };
}

it('flattenVariables names each text by the path of its keys, and leaves out the rest', () => {
  const data = { website: 'a', devnet: { rpc: 'b', deep: { er: 'c' } }, number: 1, none: null };
  expect([...flattenVariables(data)]).toEqual([
    ['website', 'a'],
    ['devnet.rpc', 'b'],
    ['devnet.deep.er', 'c'],
  ]);
});

describe('fillVariables', () => {
  it('replaces every reference by its value as it is, and reports unknown ones', () => {
    expect(fill('[[devnet.rpc]] [[devnet.rpcs]] [[devnet.rpc]]/x [[price]]')).toEqual({
      text: 'https://rpc.test [[devnet.rpcs]] https://rpc.test/x $1 & $&',
      unknown: ['devnet.rpcs'],
    });
  });

  it.each(['[[ -f file ]]', '[[ $a == b ]]', '[[]]', '[devnet.rpc]', '[[1.2]]', '$HOME', 'a[[0]]'])(
    'does not touch %s',
    (text) => {
      expect(fill(text)).toEqual({ text, unknown: [] });
    },
  );
});

describe('variables of a page', () => {
  it.each([
    ['text', 'At [[devnet.rpc]].', '<p>At https://rpc.test.</p>'],
    ['inline code', '`--url [[devnet.rpc]]`', '<p><code>--url https://rpc.test</code></p>'],
    ['a link', '[here]([[devnet.rpc]]/health)', '<p><a href="https://rpc.test/health">here</a></p>'],
    ['a link’s text', '[[[devnet.rpc]]]([[devnet.rpc]])', '<a href="https://rpc.test">https://rpc.test</a>'],
    ['a link’s title', '[a](/b "v[[software.version]]")', '<p><a href="/b" title="v1.2.3">a</a></p>'],
    ['a heading and its id', '## V [[software.version]]', '<h2 id="v-123" class="content-heading">V 1.2.3'],
    ['a table', '| A |\n| - |\n| [[devnet.rpc]] |', '<td>https://rpc.test</td>'],
    ['an attribute', '<Details summary="v[[software.version]]">\n\nx\n\n</Details>', 'summary="v1.2.3"'],
    ['a code title', '```yaml title="[[cli.config]]"\na: 1\n```', 'title="~/.config/tool.yml"'],
    ['a fence', '```text\n[[devnet.rpc]] [[devnet.rpc]]\n```', '>https://rpc.test https://rpc.test<'],
    ['an admonition’s title', ':::note[v[[software.version]]]\n\nx\n\n:::', 'title">v1.2.3</p>'],
    ['a footnote', 'a[^1]\n\n[^1]: v[[software.version]]', 'v1.2.3'],
    ['an image’s alternative', '![v[[software.version]]](/icon-192.png)', 'alt="v1.2.3"'],
  ])('are filled in %s', async (_place, mdx, expected) => {
    const { html, problems } = await render(mdx);
    expect(problems).toEqual([]);
    expect(html).toContain(expected);
  });

  it.each([
    ['At [[ devnet.rpc ]].', '1:4  unknown variable [[ devnet.rpc ]]. Did you mean "devnet.rpc"?'],
    ['At [[Some Page]].', '1:4  unknown variable [[Some Page]]. The variables are'],
    ['At [[devnet.\nrpc]].', '1:4  unknown variable [[devnet. rpc]]. Did you mean "devnet.rpc"?'],
    ['At a[[0]].', '1:5  unknown variable [[0]]'],
    ['[a](/b "[[ c d ]]")', '1:9  unknown variable [[ c d ]]'],
    ['![[[ c ]]](/favicon.svg)', '1:3  unknown variable [[ c ]]'],
    ['<Details summary="[[ c ]]">\n\nx\n\n</Details>', '1:19  unknown variable [[ c ]]'],
  ])('are refused in any other spelling: %s', async (mdx, problem) => {
    const { problems } = await render(mdx);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('do not match dollars, shell tests, and TOML tables with noVariables', async () => {
    const { html, problems } = await render(
      'Set $HOME to `$HOME` for $5, or `[[ -f x ]]`.\n\n```bash\n[[ -f "$a" ]]\n```\n\n```toml noVariables\n[[a.b]]\n```\n',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<p>Set $HOME to <code>$HOME</code> for $5, or <code>[[ -f x ]]</code>.</p>');
    const text = html.replace(/<[^>]+>/g, '');
    expect(text).toContain('[[ -f "$a" ]]');
    expect(text).toContain('[[a.b]]');
  });
});
