import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileProblems } from './hostile/hostile-problems';

const folder = 'tests/fixtures/broken';

/** Everything that is wrong in the folder, in the order it is reported. Lines and columns were counted in the files. */
const expected = [
  '_reference/tool/bad-option.json:8:7  "options.1.long" is not valid: Invalid string: must match pattern /^--[a-z0-9_-]+$/. Correct the value of "options.1.long".',
  '_reference/tool/no-summary.json:1:1  "summary" is missing. Add "summary".',
  '_reference/tool/syntax.json:6:3  the data is not valid: Missing , between flow map items. Mend the syntax here; text with a colon or a leading special character needs quotes.',
  '_reference/tool/unknown-group.json:4:3  unknown group "Toll". Did you mean "Tool"? The groups of tool are Tool.',
  '_reference/tool/unknown-key.json:6:54  unknown key "mandatory". Remove it or correct its spelling; lib/content/schema.ts and lib/content/rpc/schema.ts list the keys.',
  '_reference/tool/unknown-set.json:6:24  unknown shared option set "offlin". The sets of tool are global.',
  'admonitions/mistyped.mdx:8:1  this admonition cannot be read. Write :::note or :::note[Title] alone on a line, with a blank line after it and ::: alone at its end.',
  'admonitions/title-outside-brackets.mdx:8:1  this admonition cannot be read. Write :::note or :::note[Title] alone on a line, with a blank line after it and ::: alone at its end.',
  'admonitions/unclosed.mdx:8:1  :::note is never closed. End it with a line of as many colons.',
  'admonitions/unknown.mdx:8:1  unknown admonition :::notes. Did you mean "note"? The kinds are note, tip, info, caution, danger.',
  'code/include.mdx:8:13  content/recipes/code/include/ has no file "programme.ts". Did you mean "program.ts"? It has program.ts.',
  'code/include.mdx:11:33  content/recipes/code/include/program.ts has no region "third". Its regions are second.',
  'code/include.mdx:14:1  region="…" needs file="…". Name the file it is in.',
  'code/include.mdx:17:1  a code block with file="…" has text of its own. Remove one of the two.',
  'code/no-language.mdx:8:1  the code block names no language. The languages are bash, console, diff, http, ini, js, json, mermaid, python, rust, text, toml, ts, tsx, yaml.',
  'code/unknown-language.mdx:8:1  unknown code language "pyton". Did you mean "python"? The languages are bash, console, diff, http, ini, js, json, mermaid, python, rust, text, toml, ts, tsx, yaml.',
  'code/unknown-meta-value.mdx:8:12  unknown word "titel="file.sh"" after the code language. Known are title="…", file="…", region="…", {1,3-4}, showLineNumbers, wrap and noVariables.',
  'code/unknown-meta.mdx:8:9  unknown word "showLineNumber" after the code language. Did you mean "showLineNumbers"? Known are title="…", file="…", region="…", {1,3-4}, showLineNumbers, wrap and noVariables.',
  'components/attribute-within-another.mdx:6:26  <Details> has no attribute "sum". It takes summary.',
  'components/attribute-without-value.mdx:6:10  attribute "summary" of <Details> has no value. Attributes are text in double quotes.',
  'components/expression-attribute.mdx:6:10  <Details> has an attribute that is an expression. Attributes are text in double quotes.',
  'components/in-a-line.mdx:8:6  <Figure> stands in a line of text. Put it on lines of its own, with a blank line before and after.',
  'components/missing-attribute.mdx:8:1  <Details> needs the attribute "summary". Add summary="…".',
  'components/plot-without-number.mdx:6:1  the plot "inverse" cannot be drawn: at 0 it gives Infinity, which cannot be drawn. Mend its formula or its values.',
  'components/plot-without-number.mdx:8:25  unknown variable [[facts.SLOT]]. Did you mean "facts.SLOTS"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'components/spread-attribute.mdx:6:25  <Details> has an attribute that is an expression. Attributes are text in double quotes.',
  'components/tab-outside-tabs.mdx:8:1  <Tab> stands outside <Tabs>. Put it directly inside <Tabs group="…">.',
  'components/unknown-attribute.mdx:6:25  <Details> has no attribute "opened". It takes summary.',
  'components/unknown-component.mdx:8:1  unknown component <Step>. Did you mean "Steps"? Components are Tabs, Tab, Steps, Cards, Card, Details, Figure, FilterTable.',
  'components/unknown-html.mdx:6:17  unknown component <span>. Components are Tabs, Tab, Steps, Cards, Card, Details, Figure, FilterTable.',
  'components/unknown-method.mdx:6:1  there is no description of the method "goood". Did you mean "good"? Name a file of content/rpc/methods.',
  'components/unknown-option-set.mdx:8:1  "tool" has no option set "globall". Name an id of its _shared.json.',
  'components/unknown-plot.mdx:6:1  there is no plot "inverze". Did you mean "inverse"? Name a plot of content/plots.',
  'components/unknown-program.mdx:6:1  there is no reference data for "opennos". Name a folder of content/cli/_reference.',
  'diagrams/no-alt.mdx:8:1  diagram without text alternative. Say in alt="…" what it shows, after ```mermaid.',
  'diagrams/not-drawn.mdx:8:1  the diagram cannot be drawn: Invalid mermaid header: "flowchart LX". Expected "graph TD", "flowchart LR", "stateDiagram-v2", etc. Mend the Mermaid text.',
  'dictionary.txt:9:1  "just now" stands after "vbscript". Sort the lines by the alphabet, each once.',
  'facts/first.json:3:54  "TWO_GROUPS.pattern" is not valid: must be a regular expression with exactly one group. Correct the value of "TWO_GROUPS.pattern".',
  'facts/programs/tool.json:3:13  "flags.0" is not valid: Invalid string: must match pattern /^--[a-z0-9_-]+$/. Correct the value of "flags.0".',
  'facts/second.json:3:3  no page and no plot names the fact "UNUSED". Write [[facts.UNUSED]] where its value is stated, or remove it.',
  'facts/third.json:2:3  the fact "SLOTS" is in tests/fixtures/broken/facts/second.json too. Keep one of the two; pages and plots may use those of every file.',
  'front-matter/bad-slug.mdx:4:1  "slug" is not valid: must start with / and use only letters, digits, - and _. Correct the value of "slug".',
  'front-matter/description-missing.mdx:1:1  "description" is missing. Add "description".',
  'front-matter/description-short.mdx:3:1  "description" is not valid: Too small: expected string to have >=50 characters. Correct the value of "description".',
  'front-matter/javascript.mdx:1:1  front matter in "js" is not read. Start the file with --- alone and write YAML.',
  'front-matter/none.mdx:1:1  the page has no front matter. Start the file with --- and give at least title and description.',
  'front-matter/reserved-route.mdx:4:1  "/search/tips" cannot be a route. Use letters, digits, - and _ only, and none of the names 404, index, markdown, _next, search and versions.',
  'front-matter/unclosed.mdx:5:1  the data is not valid: Implicit map keys need to be followed by map values. Mend the syntax here; text with a colon or a leading special character needs quotes.',
  'front-matter/unknown-key.mdx:4:1  unknown key "keyword". Remove it or correct its spelling; lib/content/schema.ts and lib/content/rpc/schema.ts list the keys.',
  'front-matter/unknown-variable.mdx:2:1  unknown variable [[software.verzion]]. Did you mean "software.version"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'front-matter/wrong-type.mdx:6:5  "keywords.1" is not valid: Invalid input: expected string, received number. Correct the value of "keywords.1".',
  'front-matter/yaml-syntax.mdx:2:8  the data is not valid: Nested mappings are not allowed in compact mappings. Mend the syntax here; text with a colon or a leading special character needs quotes.',
  'headings/duplicate-explicit-id.mdx:10:1  the heading id "fees" is there twice. Reword the heading or give it an id of its own, for example [#fees-2].',
  'headings/duplicate-id.mdx:14:1  the heading id "fees" is there twice. Reword the heading or give it an id of its own, for example [#fees-2].',
  'headings/jump.mdx:10:1  the heading jumps from level 2 to 4. Use ###.',
  "headings/level-one.mdx:8:1  the page has a heading of level 1. Start at ##: the front matter's title is level 1.",
  'headings/no-id.mdx:8:1  the heading gives no id. Add one at its end, for example [#my-id].',
  ...hostileProblems,
  'images/figure-empty-alt.mdx:8:1  image without alt text. Say in alt="…" what the image shows.',
  'images/figure-no-alt.mdx:8:1  image without alt text. Say in alt="…" what the image shows.',
  'images/figure-no-file.mdx:8:1  there is no image "/no-such-file.png". Put the file in public/ and write its path from there, with a /.',
  'images/no-alt.mdx:8:6  image without alt text. Say what it shows: ![what it shows](/file.svg).',
  'images/no-file.mdx:8:6  there is no image "/no-such-file.png". Put the file in public/ and write its path from there, with a /.',
  'images/relative.mdx:6:1  there is no image "dot.png". Put the file in public/ and write its path from there, with a /.',
  'in-no-sidebar.mdx:1:1  /in-no-sidebar is in no sidebar. Add it to content/sidebars.ts, or say sidebar: false in the front matter.',
  'links/no-anchor-here.mdx:8:6  /links/no-anchor-here has no heading with the id "costs". Link a heading of tests/fixtures/broken/links/no-anchor-here.mdx.',
  'links/no-anchor.mdx:8:6  /links/target has no heading with the id "fee". Did you mean "fees"? Link a heading of tests/fixtures/broken/links/target.mdx.',
  'links/no-page-card.mdx:7:1  the link to /links/tarket leads to no page. Did you mean "/links/target"? Link a route that has a page.',
  'links/no-page-reference.mdx:8:1  the link to /links/nowhere-at-all leads to no page. Link a route that has a page.',
  'links/no-page.mdx:8:6  the link to /links/targets leads to no page. Did you mean "/links/target"? Link a route that has a page.',
  'links/protocol-relative.mdx:6:6  the link target "//example.org/page" is not allowed. Link pages of this site as /path or #anchor, and others by their https address.',
  'links/relative.mdx:8:6  the link target "../links/target" is not allowed. Link pages of this site as /path or #anchor, and others by their https address.',
  'links/script.mdx:8:6  the link target "javascript:alert" is not allowed. Link pages of this site as /path or #anchor, and others by their https address.',
  'links/to-draft.mdx:6:6  the link to /links/draft leads to a draft, which no build has. Remove the link, or draft: true from that page.',
  'links/to-moved.mdx:6:5  the link to /old/good/ leads to a page that has moved. Write /links/target#fees.',
  'proposals/no-outcome.mdx:1:1  the page is a proposal and does not say what became of it. Add proposal: with status: accepted, outcome, area and became.',
  'proposals/superseded-by-nothing.mdx:5:1  "proposal.supersededBy" is not valid: supersededBy belongs to outcome: superseded, and only to that. Correct the value of "proposal.supersededBy".',
  'proposals/wrong-status.mdx:1:1  a page at /proposals/wrong-status cannot be implemented. Write status: accepted, or move the file.',
  'prose/article.mdx:7:16  "a" is the wrong article for the name after it. Write "an".',
  'prose/filler.mdx:7:26  "simply" says nothing or belittles. Leave it out.',
  'prose/front-matter.mdx:3:30  "mistaek" is no word of the dictionary. Did you mean mistake? Else put it in `code`, or add a true word to content/dictionary.txt.',
  'prose/name.mdx:7:17  "openOS" is not how the software is written. Write OpenOS for the software, `openos` as code for the program.',
  'prose/praise.mdx:7:29  "powerful" praises. Say what it does, with a number.',
  'prose/repeated-word.mdx:7:26  "the the" is there twice in a row. Remove one of the two.',
  'prose/spelling.mdx:7:71  "teh" is no word of the dictionary. Did you mean ten, eh, meh? Else put it in `code`, or add a true word to content/dictionary.txt.',
  'prose/upstream-name.mdx:9:3  "SOL" is the upstream token. Write BTG; where upstream is meant, add the phrase around it to content/dictionary.txt.',
  'recipes/code/include/program.ts:1:1  the region "first" has no end. Write // #endregion after its last line.',
  'recipes/code/include/program.ts:2:25  "Token111111111111111111111111111111111111111" is not in content/network.json. Correct it, or add it there.',
  'recipes/code/include/program.ts:4:21  "https://rpc.example.org" is not in content/network.json. Correct it, or add it there.',
  'recipes/code/no-page/program.ts:1:1  no page has the path of this folder. Move the file to the folder of its page, or write the page.',
  'recipes/verified.json:1:32  "code/include/program.ts.hash" is not valid: Invalid string: must match pattern /^[0-9a-f]{64}$/. Correct the value of "code/include/program.ts.hash".',
  'redirects.json:3:3  the redirect leads to /old/good, which has moved. Write "/links/target#fees".',
  'redirects.json:4:3  the redirect leads in a circle: /old/circle, /old/back, /old/circle. Lead to a page that exists.',
  'redirects.json:5:3  the redirect leads in a circle: /old/back, /old/circle, /old/back. Lead to a page that exists.',
  'redirects.json:6:3  the redirect leads in a circle: /old/self, /old/self. Lead to a page that exists.',
  'redirects.json:7:3  the redirect to /links/tarket leads to no page. Did you mean "/links/target"? Link a route that has a page.',
  'redirects.json:8:3  /links/target has no heading with the id "fee". Did you mean "fees"? Link a heading of tests/fixtures/broken/links/target.mdx.',
  'redirects.json:9:3  the redirect to /links/draft leads to a draft, which no build has. Remove the redirect, or draft: true from that page.',
  'redirects.json:10:3  a redirect cannot lead to "https://example.org/page". Lead to a page of this site, as /path or /path#anchor.',
  'redirects.json:11:3  a redirect cannot lead to "//example.org/page". Lead to a page of this site, as /path or /path#anchor.',
  'redirects.json:12:3  a redirect cannot lead to "links/target". Lead to a page of this site, as /path or /path#anchor.',
  'redirects.json:13:3  the route /Links/Target is that of tests/fixtures/broken/links/target.mdx. Remove the redirect.',
  'redirects.json:14:3  the route /OLD/good/ is that of the redirect from /old/good too. Remove the redirect.',
  'redirects.json:15:3  "/search/old" cannot be a route. Use letters, digits, - and _ only, and none of the names 404, index, markdown, _next, search and versions.',
  'redirects.json:16:3  "/_next/old" cannot be a route. Use letters, digits, - and _ only, and none of the names 404, index, markdown, _next, search and versions.',
  'redirects.json:17:3  "/old/ü" cannot be a route. Use letters, digits, - and _ only, and none of the names 404, index, markdown, _next, search and versions.',
  'redirects.json:18:3  "/" cannot be a route. Use letters, digits, - and _ only, and none of the names 404, index, markdown, _next, search and versions.',
  'redirects.json:19:3  a redirect cannot lead to 1. Lead to a page of this site, as /path or /path#anchor.',
  'routes/first-of-all.mdx:1:1  the route /routes/first-of-all is that of tests/fixtures/broken/routes/case.mdx too. Rename one of the files or change its slug.',
  'routes/second.mdx:1:1  the route /routes/taken is that of tests/fixtures/broken/routes/first.mdx too. Rename one of the files or change its slug.',
  'rpc/methods/badExamples.json:41:5  the example leaves out "slot". Send every required parameter.',
  'rpc/methods/badExamples.json:44:7  the example does not fit its schema: must be integer. Mend one of the two.',
  'rpc/methods/badExamples.json:50:9  the example does not fit its schema: must NOT have additional properties: "limt". Mend one of the two.',
  'rpc/methods/badExamples.json:53:9  the example sends more than the method takes. Remove the parameter.',
  'rpc/methods/misnamed.json:2:3  the method is called "otherName", the file "misnamed". Give both the same name.',
  'rpc/methods/orderOfParams.json:19:11  "b" is required but no property. Describe it, or remove it.',
  'rpc/methods/orderOfParams.json:23:5  a required parameter follows an optional one. Parameters are sent by place.',
  'rpc/methods/typedEndpoint.json:6:23  "https://api.devnet.fixture.test" is typed into the page. Write [[devnet.rpc]].',
  'rpc/methods/unknownNames.json:17:7  unknown error code -32699. Name a code of content/rpc/errors.json.',
  'rpc/methods/unknownNames.json:22:5  unknown method "gud". Did you mean "good"? Name a file of content/rpc/methods.',
  'rpc/methods/unknownNames.json:34:5  unknown method "goood". Did you mean "good"? Name a file of content/rpc/methods.',
  'rpc/methods/unknownVariable.json:6:3  unknown variable [[devnet.rcp]]. Did you mean "devnet.rpc"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'rpc/types/BadExample.json:7:3  the example does not fit its schema: must be string. Mend one of the two.',
  'rpc/types/UnknownKey.json:6:5  unknown key "format". Remove it or correct its spelling; lib/content/schema.ts and lib/content/rpc/schema.ts list the keys.',
  'rpc/types/UnknownRef.json:7:7  unknown type "Slott". Did you mean "Slot"? Name a file of content/rpc/types.',
  'sidebars.ts:23:13  the sidebar entry /no-category-page has no page. Add the page or remove the entry.',
  'sidebars.ts:25:30  the sidebar entry /no-such-page has no page. Add the page or remove the entry.',
  'site.ts:5:89  the navbar entry /no-navbar-page has no page. Add the page or remove the entry.',
  'site.ts:8:53  the footer entry /no-footer-page has no page. Add the page or remove the entry.',
  'site.ts:9:62  the address "javascript:alert(1)" is not allowed. Lead to other sites by their https address.',
  'syntax/angle-address.mdx:8:12  the MDX cannot be read: Unexpected character `/` (U+002F) before local name, expected a character that can start a name, such as a letter, `$`, or `_`. Write the link as [text](https://…).',
  'syntax/brace-id.mdx:8:10  the MDX cannot be read: Could not parse expression with acorn. Braces are code in MDX: put them in `code`, write &#123; and &#125;, or give a heading id as [#id].',
  'syntax/broken-expression.mdx:8:23  the MDX cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for `{`. Braces are code in MDX: put them in `code`, write &#123; and &#125;, or give a heading id as [#id].',
  'syntax/crossed-tags.mdx:13:1  the MDX cannot be read: Unexpected closing tag `</Cards>`, expected corresponding closing tag for `<Card>` (9:1-9:19). Close each tag, with blank lines around Markdown inside it; put text that is no tag in `code`.',
  'syntax/export.mdx:8:1  import and export are not allowed in content. Remove the line; every component is there without import.',
  'syntax/expression.mdx:6:13  JavaScript expressions are not allowed in content. Put the braces in `code`, or write &#123; and &#125;.',
  'syntax/flow-expression.mdx:8:1  JavaScript expressions are not allowed in content. Put the braces in `code`, or write &#123; and &#125;.',
  'syntax/generic.mdx:6:19  the MDX cannot be read: Expected a closing tag for `<u8>` (6:19-6:23) before the end of `paragraph`. Close each tag, with blank lines around Markdown inside it; put text that is no tag in `code`.',
  'syntax/html-comment.mdx:8:4  the MDX cannot be read: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_`. MDX has no HTML comments: remove it.',
  'syntax/import.mdx:6:1  import and export are not allowed in content. Remove the line; every component is there without import.',
  'syntax/less-than.mdx:8:14  the MDX cannot be read: Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`. Write &lt; for a less-than sign, or put the text in `code`.',
  'syntax/line-break-tag.mdx:8:6  the MDX cannot be read: Expected a closing tag for `<br>` (8:6-8:10) before the end of `tableData`. Close each tag, with blank lines around Markdown inside it; put text that is no tag in `code`.',
  'syntax/unclosed-tag.mdx:8:1  the MDX cannot be read: Expected a closing tag for `<Details>` (8:1-8:25). Close each tag, with blank lines around Markdown inside it; put text that is no tag in `code`.',
  'syntax/unquoted-attribute.mdx:6:13  the MDX cannot be read: Unexpected character `S` (U+0053) before attribute value, expected a character that can start an attribute value, such as `"`, `\'`, or `{`. Give the attribute a value in double quotes.',
  'variables/endpoint-at-end-of-sentence.mdx:8:49  "https://api.devnet.fixture.test" is typed into the page. Write [[devnet.rpc]].',
  'variables/endpoint-in-code.mdx:7:12  "https://api.devnet.fixture.test" is typed into the page. Write [[devnet.rpc]].',
  'variables/endpoint-typed.mdx:8:12  "https://api.devnet.fixture.test" is typed into the page. Write [[devnet.rpc]].',
  'variables/in-attribute.mdx:6:25  unknown variable [[software.vershun]]. Did you mean "software.version"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'variables/in-code-title.mdx:6:16  unknown variable [[cli.confg]]. Did you mean "cli.config"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'variables/in-code.mdx:10:12  unknown variable [[devnet.rpcc]]. Did you mean "devnet.rpc"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'variables/in-inline-code.mdx:6:13  unknown variable [[nothing.of.the.kind]]. The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'variables/in-link.mdx:8:19  unknown variable [[devnet.fawcet]]. Did you mean "devnet.faucet"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
  'variables/in-prose.mdx:8:16  unknown variable [[software.vershun]]. Did you mean "software.version"? The variables are the names in content/network.json, and facts.NAME for those in content/facts.',
];

/** Files without a mistake of their own, which the others need. */
const faultless = [
  '_reference/tool/_shared.json',
  '_reference/tool/good.json',
  '_reference/tool/hostile-link.json',
  '_reference/tool/hostile.json',
  'links/draft.mdx',
  'links/target.mdx',
  'network.json',
  'plots/index.ts',
  'routes/case.mdx',
  'routes/first.mdx',
  'rpc/errors.json',
  'rpc/methods/good.json',
  'rpc/types/Slot.json',
  'versions.ts',
  'without-sidebar.mdx',
];

let run: { status: number | null; stdout: string; problems: string[] };

beforeAll(async () => {
  run = await new Promise((resolve) => {
    const env = { ...process.env, CONTENT_DIR: folder, LC_ALL: 'C.UTF-8' };
    const child = execFile('npx', ['tsx', 'scripts/check-content.ts'], { env }, (_error, stdout, stderr) => {
      // npm may warn about the machine's own settings on the same stream.
      const problems = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
      resolve({ status: child.exitCode, stdout, problems });
    });
  });
});

describe('npm run check on a folder of broken files', () => {
  it('exits with 1 and says how much is wrong', () => {
    expect(run.status).toBe(1);
    expect(run.stdout).toBe(`content: ${expected.length} problems in 134 pages and 1 drafts\n`);
  });

  it('reports every mistake with its place and how to mend it, and nothing else', () => {
    expect(run.problems).toEqual(expected.map((line) => `${folder}/${line}`));
  });

  it('reports something in every file that is not there for the others', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    const reported = new Set(run.problems.map((line) => line.slice(folder.length + 1, line.indexOf(':'))));
    expect(files.filter((file) => !reported.has(file)).sort()).toEqual(faultless);
    expect(reported.size).toBeGreaterThan(25);
  });
});
