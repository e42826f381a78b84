import { caution, codeList, component, fence, joinBlocks, prose, table } from '@/lib/content/markdown';
import type { CommandData } from './data';
import type { Argument, Command, Option } from './schema';

/**
 * Heading id of a command on the reference page: `program-deploy`; for programs other than the first, it includes the
 * program's name.
 */
function commandAnchor(command: Command): string {
  const words = command.program === 'openos' ? command.command : `${command.program} ${command.command}`;
  return words.replaceAll(' ', '-');
}

/** Every command of a program as Markdown, one heading of level 3 per group and of level 4 per command. */
export function commandReference(data: CommandData, program: string): string {
  const commands = data.commands.filter((it) => it.program === program);
  const groups = [...new Set(commands.map((it) => it.group))];
  // A program whose commands are all in one group needs no group headings.
  if (groups.length === 1) return joinBlocks(...commands.map((it) => command(data, it, 3)));
  const blocks = groups.flatMap((group) => {
    const members = commands.filter((it) => it.group === group);
    return [`### ${group}`, ...members.map((it) => command(data, it, 4))];
  });
  return joinBlocks(...blocks);
}

/** The options of one shared set as Markdown. */
export function commandOptions(data: CommandData, program: string, id: string): string | undefined {
  const set = data.shared.get(program)?.find((it) => it.id === id);
  return set && joinBlocks(prose(set.intro ?? ''), optionRows(set.options));
}

/** Every shared set except the global one as Markdown, each under a heading of level 3. */
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
      // Commands that use the set link its first row.
      const targets = [...(index === 0 ? [`options-${set.id}`] : []), id];
      const marks = targets.map((target) => `<Target id="${target}" />`).join('');
      return [`${marks}[${optionNames(it)}](#${id})${optionValue(it)}`, set.title, meaning(it)];
    }),
  );
  const attributes = { label: `Options of ${program}`, by: 'Topic', layout: 'stacked' };
  return component('FilterTable', attributes, table(['Option', 'Topic', 'Meaning'], rows));
}

/** One command: its summary, form and example come before the details, so that they fit on the first screen. */
function command(data: CommandData, it: Command, level: number): string {
  const sets = data.shared.get(it.program) ?? [];
  const shared = (it.shared ?? []).flatMap((id) => sets.find((set) => set.id === id) ?? []);
  const argumentRows = (it.arguments ?? []).map((each) => [`\`${argumentForm(each)}\``, meaning(each)]);
  const also = shared.map((set) => `[${set.title}](#options-${set.id})`);
  return component(
    'Command',
    {},
    `${'#'.repeat(level)} \`${it.program} ${it.command}\` [#${commandAnchor(it)}]`,
    prose(it.summary),
    fence('text title="Usage"', usage(it)),
    caution(it.caution),
    it.example ? fence('bash title="Example"', it.example.command) : '',
    it.example?.output ? fence('text title="Output"', it.example.output) : '',
    prose(it.description ?? ''),
    it.aliases ? `Alias: ${codeList(it.aliases)}.` : '',
    argumentRows.length > 0 ? table(['Argument', 'Meaning'], argumentRows) : '',
    it.options ? optionRows(it.options) : '',
    also.length > 0 ? `Also accepts the options of: ${also.join(', ')}.` : '',
  );
}

/** The command's form: required options in full, the others as `[OPTIONS]`. */
function usage(it: Command): string {
  const required = (it.options ?? []).filter((option) => option.required);
  const optional = (it.options ?? []).length > required.length || (it.shared ?? []).length > 0;
  return [
    it.program,
    it.command,
    ...(optional ? ['[OPTIONS]'] : []),
    ...required.map((option) => `${option.long}${option.value ? ` <${option.value}>` : ''}`),
    ...(it.arguments ?? []).map(argumentForm),
  ].join(' ');
}

function argumentForm({ name, required, repeat }: Argument): string {
  return `${required ? `<${name}>` : `[${name}]`}${repeat ? '...' : ''}`;
}

function optionRows(items: readonly Option[]): string {
  const rows = items.map((it) => [optionNames(it) + optionValue(it), meaning(it)]);
  return table(['Option', 'Meaning'], rows);
}

function optionNames({ long, short, aliases = [] }: Option): string {
  return codeList([long, ...(short ? [short] : []), ...aliases]);
}

function optionValue({ value }: Option): string {
  return value === undefined ? '' : ` \`<${value}>\``;
}

/** Its description, then the rules for its value: required, allowed values, default and others. */
function meaning(it: Partial<Option & Argument> & Pick<Option, 'help'>): string {
  return [
    prose(it.help),
    it.required && it.long ? 'Required.' : '',
    it.repeat ? 'May be given more than once.' : '',
    it.values ? `One of ${codeList(it.values)}.` : '',
    it.default ? `Default: ${prose(it.default)}.` : '',
    it.requires ? `Needs ${codeList(it.requires)}.` : '',
    it.conflicts ? `Not with ${codeList(it.conflicts)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
