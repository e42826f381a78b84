import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { heading } from '@/lib/markdown/nodes';
import { toMarkdown } from '@/lib/markdown/to-markdown';
import { getMarkdownFiles, plainSection } from './markdown-files';

const folder = '/.well-known/agent-skills';
const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The skill for coding agents (https://agentskills.io) and its index (Agent Skills Discovery 0.2.0), by path. */
export async function agentSkillFiles(): Promise<[path: string, text: string][]> {
  const index = (skills: object[]) => `${JSON.stringify({ $schema, skills }, null, 2)}\n`;
  if (!site.llms) return [['index.json', index([])]];
  const { name, description, text } = site.llms.skill;
  const section = await plainSection(text);
  const nodes = section.map((it) => (it.type === 'heading' ? heading(2, ...it.children) : it));
  const { linkParts } = await getMarkdownFiles();
  const body = linkParts(toMarkdown({ type: 'root', children: [heading(1, site.title), ...nodes] }));
  // JSON is YAML.
  const file = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
  const path = `${name}/SKILL.md`;
  const digest = `sha256:${createHash('sha256').update(file).digest('hex')}`;
  const skill = { name, type: 'skill-md', description, url: `${folder}/${path}`, digest };
  return [
    ['index.json', index([skill])],
    [path, file],
  ];
}
