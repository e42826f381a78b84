import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/site/parse-page';
import { docOf, noData, variables } from '@/tests/unit/render';
import { formatProblem } from '../content/problem';
import { readDocuments } from './documents';
import { type ProseProblems, proseChecker } from './prose-checker';

const checker = proseChecker({
  words: ['BTG', 'Openverse', 'OpenOS', 'validator'],
  phrases: ['Solana 1.17'],
});
const lines = ({ errors }: ProseProblems) => errors.map((it) => formatProblem(it).split('. ')[0]);

/** What is wrong with the prose of a page, which is compiled as the site does it. */
async function check(body: string): Promise<ProseProblems> {
  const found: ProseProblems[] = [];
  const doc = docOf(body, 'a.mdx');
  const inspect = (tree: Parameters<typeof checker.page>[2]) => {
    found.push(checker.page(doc.file, doc.body, tree));
  };
  await parsePage(doc, { ...noData, variables }, inspect);
  expect(found).toHaveLength(1);
  return found[0] ?? { errors: [], warnings: [] };
}

describe('proseChecker', () => {
  it('looks at all that is read as text', async () => {
    const mdx = [
      '## Wrng heading [#wrng]',
      '- ![wrng picture](/a.svg)',
      ':::note[Wrng title]\n\nText.\n\n:::',
      '| Wrng |\n| --- |\n| wrng cell |',
      '<Card title="Wrng card">\n\nText.\n\n</Card>',
      '```mermaid alt="Wrng picture"\nflowchart LR\n```',
      '[A wrng link](/wrng)',
    ];
    expect(lines(await check(mdx.join('\n\n')))).toEqual([
      'a.mdx:1:4  "Wrng" is not in the dictionary',
      'a.mdx:3:5  "wrng" is not in the dictionary',
      'a.mdx:5:9  "Wrng" is not in the dictionary',
      'a.mdx:11:3  "Wrng" is not in the dictionary',
      'a.mdx:13:3  "wrng" is not in the dictionary',
      'a.mdx:15:14  "Wrng" is not in the dictionary',
      'a.mdx:21:17  "Wrng" is not in the dictionary',
      'a.mdx:25:4  "wrng" is not in the dictionary',
    ]);
  });

  it('leaves code, addresses, variables, formulas and names of things alone', async () => {
    const mdx =
      '`wrng` [[wrng.name]] $$wrng$$ https://wrng.test/wrng secp256k1 getWrng a_wrng @wrng/kit openos-wrng';
    expect(await check(`${mdx}\n\n\`\`\`text title="wrng"\nwrng\n\`\`\`\n`)).toEqual({
      errors: [],
      warnings: [],
    });
  });

  it('does not change the page it looks at', async () => {
    const doc = docOf('It is [[software.version]] and $$a$$.\n\n| [[cli.config]] |\n| --- |\n| `b` |\n');
    const data = { ...noData, variables };
    const inspect = (tree: Parameters<typeof checker.page>[2]) => void checker.page(doc.file, doc.body, tree);
    const [looked, plain] = await Promise.all([parsePage(doc, data, inspect), parsePage(doc, data)]);
    expect(looked).toEqual(plain);
  });

  it('names the place after entities and escapes', async () => {
    expect(lines(await check('a &amp; b \\* c\nand teh end'))).toEqual([
      'a.mdx:2:5  "teh" is not in the dictionary',
    ]);
  });

  it('accepts an unwanted name only inside a phrase of the dictionary', async () => {
    expect(lines(await check('Solana\n1.17 and Solana 2.0.'))).toEqual([
      'a.mdx:2:10  "Solana" is the upstream name',
    ]);
  });

  it('refuses sentences above 30 words, in which code is one', async () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}\`a b c\``;
    const { errors } = await check(`${words(30)}.\n\n${words(31)}.`);
    expect(errors.filter((it) => !it.message.includes('twice')).map(formatProblem)).toEqual([
      'a.mdx:3:1  the sentence has 31 words. Make two of it.',
    ]);
  });

  it('accepts what breaks the style where a comment before it gives the reason', async () => {
    const text = 'It stands there.';
    expect(lines(await check(`{/* prose: quoted from the log */}\n\n${text}\n\n${text}`))).toEqual([
      'a.mdx:5:4  "stands" is not the ordinary word',
    ]);
  });

  it('lists words to check again, and headings without a name', async () => {
    const { warnings } = await check('## Who may do what\n\nIt never fails.');
    expect(lines({ errors: warnings, warnings: [] })).toEqual([
      'a.mdx:1:4  the heading does not name what readers search for',
      'a.mdx:3:4  "never" claims something of every case',
    ]);
  });

  it('looks at front matter and at the texts of data files', () => {
    const page = {
      path: 'b.mdx',
      raw: '---\ntitle: Use openos\ndescription: "A \\"wrng\\" text"\n---\nwrng\n',
    };
    expect(lines(checker.data(page))).toEqual(['b.mdx:3:19  "wrng" is not in the dictionary']);
    const json = `{\n  "name": "wrng",\n  "summary": "One.\\n\\nTwo \`wrng\` wrng.",\n  "example": { "description": "wrng" }\n}\n`;
    expect(lines(checker.data({ path: 'c.json', raw: json }))).toEqual([
      'c.json:3:34  "wrng" is not in the dictionary',
    ]);
  });

  it('looks at the style of documents, tables included, but not at their spelling or code', () => {
    const raw =
      'A wrng `stands` stands\nin an `openos`.\n\n| A |\n| --- |\n| It told us. |\n\n```text\nIt stands there.\n```\n';
    expect(lines(checker.document({ path: 'README.md', raw }))).toEqual([
      'README.md:1:17  "stands" is not the ordinary word',
      'README.md:6:6  "told" is not the ordinary word',
    ]);
  });

  it('reads all documents of the project, and none where there are none', () => {
    const paths = readDocuments().map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/reference.md']));
    expect(readDocuments('lib')).toEqual([]);
  });
});
