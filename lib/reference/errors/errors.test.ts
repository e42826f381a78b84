import { expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import { parseErrorData } from './data';

const entry = { cause: 'The account holds <1 BTG.', fix: 'Send [some](/faq).' };

/** Enums as their files have them. */
const files = {
  SendError: {
    owner: 'Runtime',
    file: 'error.rs',
    entries: [{ name: 'NoFunds', message: 'no funds {0}', ...entry }],
  },
  PayError: {
    owner: 'Pay',
    file: 'pay.rs',
    custom: true,
    printed: 'Program says',
    entries: [
      { name: 'NoFunds', message: 'no funds', ...entry },
      { name: 'Closed', message: 'closed', also: 'not open', ...entry },
    ],
  },
  MintError: {
    owner: 'Mint',
    file: 'mint.rs',
    custom: true,
    entries: [{ name: 'Fixed', message: 'fixed', ...entry }],
  },
};
const { data: errors, problems: mistakes } = parseErrorData(
  Object.entries(files).map(([name, it]) => ({
    path: `content/errors/${name}.json`,
    raw: JSON.stringify(it),
  })),
);

it('each error and each custom code is a row that search finds', async () => {
  const tables = Object.keys(files).map((name) => `<ErrorTable of="${name}" />`);
  const page = await render(['<ErrorCodeTable />', ...tables].join('\n\n'), { errors });
  const { html, anchors, blocks, links, problems } = page;
  expect([...mistakes, ...problems]).toEqual([]);
  const ids = ['MintError-Fixed', 'PayError-Closed', 'PayError-NoFunds', 'SendError-NoFunds'];
  expect([...anchors].sort()).toEqual(['0x0', '0x1', ...ids]);
  expect(links).toContainEqual(expect.objectContaining({ route: '/faq' }));
  expect(html).toContain('<td><code>no funds {0}</code></td>');
  expect(html).toContain('The account holds &lt;1 BTG. <strong>Fix:</strong> Send <a href="/faq">some</a>.');
  expect(blocks).toContainEqual(
    expect.objectContaining({ kind: 'heading', anchor: 'PayError-Closed', text: 'Closed' }),
  );
  expect(blocks).toContainEqual(
    expect.objectContaining({
      text: expect.stringMatching(/^Closed · 0x1 \(1\) · closed or not open · /),
      terms: expect.arrayContaining(['PayError, custom program error, Program says']),
    }),
  );
  const texts = blocks.map(({ text }) => text);
  expect(texts).toContain('0x0 · 0 · Pay: NoFunds, Mint: Fixed');
  expect(texts).toContain('0x1 · 1 · Pay: Closed');
});
