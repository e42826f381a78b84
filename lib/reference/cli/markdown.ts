import { component, fence, prose, table } from '@/lib/content/markdown';
import type { CommandData } from './data';
import type { Argument, Command, Option } from './schema';

/** Heading id of a command on the reference page: `program-deploy`; other programs than the first carry their name. */
export function commandAnchor(command: Command): string {
  const words = command.program === 'openos' ? command.command : `${command.program} ${command.command}`;
  return words.replaceAll(' ', '-');
}

/** Every command of a program as Markdown, one heading of level 3 per group and of level 4 per command. */
export function commandReference(data: CommandData, program: string): string {
  const commands = data.commands.filter((it) => it.program === program);
  const groups = [...new Set(commands.map((it) => it.group))];
  return groups
    .map((group) => {
      const members = commands.filter((it) => it.group === group);
      // A program whose commands all stand in one group needs no group headings.
      const heading = groups.length > 1 ? `### ${group}\n\n` : '';
      return heading + members.map((it) => command(data, it, groups.length > 1 ? 4 : 3)).join('\n\n');
    })
    .join('\n\n');
}

/** The options of one shared set as Markdown. */
export function commandOptions(data: CommandData, program: string, id: string): string | undefined {
  const set = data.shared.get(program)?.find((it) => it.id === id);
  return set && [prose(set.intro ?? ''), optionRows(set.options)].filter(Boolean).join('\n\n');
}

/** Every shared set but the global one as Markdown, each under a heading of level 3. */
export function sharedOptions(data: CommandData, program: string): string {
  return (data.shared.get(program) ?? [])
    .filter((set) => set.id !== 'global')
    .map((set) => `### ${set.title} [#options-${set.id}]\n\n${commandOptions(data, program, set.id)}`)
    .join('\n\n');
}

/**
 * All options of a program's shared sets as one table that readers filter. Each option is the target of a link by its
 * name without dashes.
 */
export function optionTable(data: CommandData, program: string): string {
  const rows = (data.shared.get(program) ?? []).flatMap((set) =>
    set.options.map((it, index) => {
      const id = it.long.replace(/^--/, '');
      // Where a command names the set, it links the first of its rows.
      const targets = [...(index === 0 ? [`options-${set.id}`] : []), id];
      const marks = targets.map((target) => `<Target id="${target}" />`).join('');
      return [`${marks}[${optionNames(it)}](#${id})${optionValue(it)}`, set.title, meaning(it)];
    }),
  );
  const title = `Options of ${program}`;
  return component(
    'FilterTable',
    { label: title, by: 'Topic', layout: 'stacked' },
    table(['Option', 'Topic', 'Meaning'], rows),
  );
}

function command(data: CommandData, it: Command, level: number): string {
  const sets = data.shared.get(it.program) ?? [];
  const shared = (it.shared ?? []).flatMap((id) => sets.find((set) => set.id === id) ?? []);
  const also = shared.map((set) => `[${set.title}](#options-${set.id})`);
  return [
    `${'#'.repeat(level)} \`${it.program} ${it.command}\` [#${commandAnchor(it)}]`,
    prose(it.summary),
    prose(it.description ?? ''),
    it.aliases ? `Alias: ${it.aliases.map((alias) => `\`${alias}\``).join(', ')}.` : '',
    fence('text title="Usage"', usage(it)),
    it.arguments ? argumentTable(it.arguments) : '',
    it.options ? optionRows(it.options) : '',
    also.length > 0 ? `Also accepts the options of: ${also.join(', ')}.` : '',
    it.caution ? `:::caution\n\n${prose(it.caution)}\n\n:::` : '',
    it.example ? fence('bash title="Example"', it.example.command) : '',
    it.example?.output ? fence('text title="Output"', it.example.output) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The command's form: required options stand in full, the others as `[OPTIONS]`. */
function usage(it: Command): string {
  const required = (it.options ?? []).filter((option) => option.required);
  const optional = (it.options ?? []).length > required.length || (it.shared ?? []).length > 0;
  return [
    it.program,
    it.command,
    ...(optional ? ['[OPTIONS]'] : []),
    ...required.map((option) => `${option.long}${option.value ? ` <${option.value}>` : ''}`),
    ...(it.arguments ?? []).map((argument) => argumentForm(argument)),
  ].join(' ');
}

function argumentForm({ name, required, repeat }: Argument): string {
  return `${required ? `<${name}>` : `[${name}]`}${repeat ? '...' : ''}`;
}

function argumentTable(items: readonly Argument[]): string {
  return table(
    ['Argument', 'Meaning'],
    items.map((it) => [`\`${argumentForm(it)}\``, meaning(it)]),
  );
}

function optionRows(items: readonly Option[]): string {
  return table(
    ['Option', 'Meaning'],
    items.map((it) => [optionNames(it) + optionValue(it), meaning(it)]),
  );
}

function optionNames({ long, short, aliases = [] }: Option): string {
  const names = [long, short, ...aliases].filter((name) => name !== undefined);
  return names.map((name) => `\`${name}\``).join(', ');
}

function optionValue({ value }: Option): string {
  return value === undefined ? '' : ` \`<${value}>\``;
}

function meaning(it: Partial<Option & Argument> & Pick<Option, 'help'>): string {
  return `${prose(it.help)}${details(it)}`;
}

/** What holds for a value, in the order a reader asks: must I, what may I, what else. */
function details(it: Partial<Option & Argument>): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const facts = [
    it.required && it.long ? 'Required.' : '',
    it.repeat ? 'May be given more than once.' : '',
    it.values ? `One of ${code(it.values)}.` : '',
    it.default ? `Default: ${prose(it.default)}.` : '',
    it.requires ? `Needs ${code(it.requires)}.` : '',
    it.conflicts ? `Not with ${code(it.conflicts)}.` : '',
    it.env ? `Environment: \`${it.env}\`.` : '',
  ].filter(Boolean);
  return facts.length > 0 ? ` ${facts.join(' ')}` : '';
}
