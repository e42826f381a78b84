import type { Heading } from 'mdast';
import * as md from '@/lib/markdown/nodes';
import type { CommandData } from './data';
import type { Argument, Command, Option, SharedOptions } from './schema';

/** Every command of a program, one heading of level 3 per group and of level 4 per command. */
export function commandReference(data: CommandData, program: string): md.Blocks {
  const commands = data.commands.filter((it) => it.program === program);
  const groups = [...new Set(commands.map((it) => it.group))];
  // A program whose commands are all in one group needs no group headings.
  if (groups.length === 1) return commands.map((it) => describeCommand(data, it, 3));
  return groups.map((group) => {
    const members = commands.filter((it) => it.group === group);
    return [md.heading(3, group), members.map((it) => describeCommand(data, it, 4))];
  });
}

/** The options that every command of a program accepts. */
export function globalOptions(data: CommandData, program: string): md.Blocks[] {
  const sets = (data.shared.get(program) ?? []).filter(({ id }) => id === 'global');
  return sets.map(optionSet);
}

/** Every shared set except the global one, each under a heading of level 3. */
export function sharedOptions(data: CommandData, program: string): md.Blocks[] {
  const sets = (data.shared.get(program) ?? []).filter(({ id }) => id !== 'global');
  return sets.map((set) => [md.heading(3, `${set.title} [#options-${set.id}]`), optionSet(set)]);
}

function optionSet({ intro, options }: SharedOptions['sets'][number]): md.Blocks[] {
  return [md.parse(intro), optionRows(options)];
}

/** All options of a program's shared sets as a table to filter. `#name`, without dashes, links an option. */
export function optionTable(data: CommandData, program: string): md.Block {
  const rows = (data.shared.get(program) ?? []).flatMap((set) =>
    set.options.map((it, index) => {
      const id = it.long.replace(/^--/, '');
      // Commands that use the set link its first row.
      const first = index === 0 ? md.target(`options-${set.id}`) : '';
      const name = md.link(`#${id}`, optionNames(it));
      return [[first, md.target(id), name, optionValue(it)], set.title, describeOption(it)];
    }),
  );
  const label = `Options of ${program}`;
  return md.filterTable({ label, by: 'Topic', layout: 'stacked' }, ['Option', 'Topic', 'Meaning'], rows);
}

/** One command: its summary, form and example come before the details, so that they fit on the first screen. */
function describeCommand(data: CommandData, it: Command, depth: Heading['depth']): md.Block {
  const sets = data.shared.get(it.program) ?? [];
  const shared = (it.shared ?? []).flatMap((id) => sets.find((set) => set.id === id) ?? []);
  const argumentRows = (it.arguments ?? []).map((each) => [
    md.code(formatArgument(each)),
    describeOption(each),
  ]);
  // The ids of the commands of openos are without its name: `program-deploy`.
  const id = (it.program === 'openos' ? it.command : `${it.program} ${it.command}`).replaceAll(' ', '-');
  const also = shared.map((set) => md.link(`#options-${set.id}`, set.title));
  return md.component(
    'Command',
    {},
    md.heading(depth, md.code(`${it.program} ${it.command}`), ` [#${id}]`),
    md.parse(it.summary),
    md.codeBlock('text', formatUsage(it), 'Usage'),
    md.caution(it.caution),
    it.example && md.codeBlock('bash', it.example.command, 'Example'),
    it.example?.output && md.codeBlock('text', it.example.output, 'Output'),
    md.parse(it.description),
    it.aliases && md.paragraph('Alias: ', md.codeList(it.aliases), '.'),
    argumentRows.length > 0 && md.table(['Argument', 'Meaning'], argumentRows),
    it.options && optionRows(it.options),
    also.length > 0 && md.paragraph('Also accepts the options of: ', md.join(also, ', '), '.'),
  );
}

/** The command's form: required options in full, the others as `[OPTIONS]`. */
function formatUsage(it: Command): string {
  const required = (it.options ?? []).filter((option) => option.required);
  const optional = (it.options ?? []).length > required.length || (it.shared ?? []).length > 0;
  return [
    it.program,
    it.command,
    ...(optional ? ['[OPTIONS]'] : []),
    ...required.map((option) => `${option.long}${option.value ? ` <${option.value}>` : ''}`),
    ...(it.arguments ?? []).map(formatArgument),
  ].join(' ');
}

function formatArgument({ name, required, repeat }: Argument): string {
  return `${required ? `<${name}>` : `[${name}]`}${repeat ? '...' : ''}`;
}

function optionRows(items: readonly Option[]): md.Block {
  const rows = items.map((it) => [[optionNames(it), optionValue(it)], describeOption(it)]);
  return md.table(['Option', 'Meaning'], rows);
}

function optionNames({ long, short, aliases = [] }: Option): md.Phrase {
  return md.codeList([long, ...(short ? [short] : []), ...aliases]);
}

function optionValue({ value }: Option): md.Phrase {
  return value === undefined ? '' : [' ', md.code(`<${value}>`)];
}

/** Its description, then the rules for its value: required, allowed values, default and others. */
function describeOption(it: Partial<Option & Argument> & Pick<Option, 'help'>): md.Phrase {
  const sentences = [
    md.parseInline(it.help),
    it.required && it.long ? 'Required.' : '',
    it.repeat ? 'May be given more than once.' : '',
    it.values ? ['One of ', md.codeList(it.values), '.'] : '',
    it.default ? ['Default: ', md.parseInline(it.default), '.'] : '',
    it.requires ? ['Needs ', md.codeList(it.requires), '.'] : '',
    it.conflicts ? ['Not with ', md.codeList(it.conflicts), '.'] : '',
  ];
  return md.join(sentences, ' ');
}
