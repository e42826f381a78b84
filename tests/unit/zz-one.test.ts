import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { it } from 'vitest';
import { githubTree, outline } from './github-markdown';
import { render } from './render';

it('runs', async () => {
  for (const text of readFileSync('/tmp/corpus/in.txt', 'utf8').split('%%%\n').slice(1)) {
    const { html, problems, markdown } = await render(text, { file: 'content/test.md' });
    console.log(
      text,
      problems,
      html,
      '\n' + outline(fromHtml(html, { fragment: true })).join('\n'),
      '\n--\n' + outline(githubTree(text)).join('\n'),
      '\n--\n' + markdown.split('/test>\n')[1],
    );
    if (process.env.TREE) console.dir(remark().use(remarkGfm).parse(text), { depth: 9 });
  }
});
