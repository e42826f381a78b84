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

it('an enum has the name of its file', () => {
  expect(mistakes).toEqual([]);
  expect(errors.get('PayError')).toMatchObject({ name: 'PayError', owner: 'Pay' });
});

it('each error is a row that links and search find by its name', async () => {
  const mdx = '<ErrorTable of="SendError" />\n\n<ErrorTable of="PayError" />\n';
  const { html, anchors, blocks, links, problems } = await render(mdx, { errors });
  expect(problems).toEqual([]);
  expect([...anchors].sort()).toEqual(['PayError-Closed', 'PayError-NoFunds', 'SendError-NoFunds']);
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
});

it('each custom code is a row with its meaning in each program', async () => {
  const { anchors, blocks, problems } = await render(
    '<ErrorCodeTable />\n\n<ErrorTable of="PayError" />\n\n<ErrorTable of="MintError" />\n',
    { errors },
  );
  expect(problems).toEqual([]);
  expect(anchors).toContain('0x1');
  const texts = blocks.map(({ text }) => text);
  expect(texts).toContain('0x0 · 0 · Pay: NoFunds, Mint: Fixed');
  expect(texts).toContain('0x1 · 1 · Pay: Closed');
});
