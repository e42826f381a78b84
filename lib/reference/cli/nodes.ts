import type { Heading } from 'mdast';
import { element } from '@/lib/content/plugins/element';
import {
  type Block,
  caution,
  codeBlock,
  codeList,
  heading,
  inlineCode,
  join,
  link,
  type Phrase,
  paragraph,
  parseInline,
  parseMarkdown,
  table,
  target,
} from '../nodes';
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

/** Every command of a program, one heading of level 3 per group and of level 4 per command. */
export function commandReference(data: CommandData, program: string): Block[] {
  const commands = data.commands.filter((it) => it.program === program);
  const groups = [...new Set(commands.map((it) => it.group))];
  // A program whose commands are all in one group needs no group headings.
  if (groups.length === 1) return commands.map((it) => describeCommand(data, it, 3));
  return groups.flatMap((group) => {
    const members = commands.filter((it) => it.group === group);
    return [heading(3, group), ...members.map((it) => describeCommand(data, it, 4))];
  });
}

/** The options of one shared set. */
export function commandOptions(data: CommandData, program: string, id: string): Block[] | undefined {
  const set = data.shared.get(program)?.find((it) => it.id === id);
  return set && [...parseMarkdown(set.intro), optionRows(set.options)];
}

/** Every shared set except the global one, each under a heading of level 3. */
export function sharedOptions(data: CommandData, program: string): Block[] {
  const sets = (data.shared.get(program) ?? []).filter(({ id }) => id !== 'global');
  return sets.flatMap(({ id, title, intro, options }) => [
    heading(3, `${title} [#options-${id}]`),
    ...parseMarkdown(intro),
    optionRows(options),
  ]);
}

/**
 * All options of a program's shared sets as one table that readers filter. Each option is the target of a link by its
 * name without dashes.
 */
export function optionTable(data: CommandData, program: string): Block[] {
  const rows = (data.shared.get(program) ?? []).flatMap((set) =>
    set.options.map((it, index) => {
      const id = it.long.replace(/^--/, '');
      // Commands that use the set link its first row.
      const targets = index === 0 ? [target(`options-${set.id}`), target(id)] : [target(id)];
      return [[targets, link(`#${id}`, optionNames(it)), optionValue(it)], set.title, meaning(it)];
    }),
  );
  const attributes = { label: `Options of ${program}`, by: 'Topic', layout: 'stacked' };
  return [element('FilterTable', attributes, [table(['Option', 'Topic', 'Meaning'], rows)])];
}

/** One command: its summary, form and example come before the details, so that they fit on the first screen. */
function describeCommand(data: CommandData, it: Command, depth: Heading['depth']): Block {
  const sets = data.shared.get(it.program) ?? [];
  const shared = (it.shared ?? []).flatMap((id) => sets.find((set) => set.id === id) ?? []);
  const argumentRows = (it.arguments ?? []).map((each) => [inlineCode(argumentForm(each)), meaning(each)]);
  const also = shared.map((set) => link(`#options-${set.id}`, set.title));
  return element('Command', {}, [
    heading(depth, inlineCode(`${it.program} ${it.command}`), ` [#${commandAnchor(it)}]`),
    ...parseMarkdown(it.summary),
    codeBlock('text', usage(it), 'Usage'),
    ...caution(it.caution),
    ...(it.example ? [codeBlock('bash', it.example.command, 'Example')] : []),
    ...(it.example?.output ? [codeBlock('text', it.example.output, 'Output')] : []),
    ...parseMarkdown(it.description),
    ...(it.aliases ? [paragraph('Alias: ', codeList(it.aliases), '.')] : []),
    ...(argumentRows.length > 0 ? [table(['Argument', 'Meaning'], argumentRows)] : []),
    ...(it.options ? [optionRows(it.options)] : []),
    ...(also.length > 0 ? [paragraph('Also accepts the options of: ', join(also, ', '), '.')] : []),
  ]);
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

function optionRows(items: readonly Option[]): Block {
  const rows = items.map((it) => [[optionNames(it), optionValue(it)], meaning(it)]);
  return table(['Option', 'Meaning'], rows);
}

function optionNames({ long, short, aliases = [] }: Option): Phrase {
  return codeList([long, ...(short ? [short] : []), ...aliases]);
}

function optionValue({ value }: Option): Phrase {
  return value === undefined ? '' : [' ', inlineCode(`<${value}>`)];
}

/** Its description, then the rules for its value: required, allowed values, default and others. */
function meaning(it: Partial<Option & Argument> & Pick<Option, 'help'>): Phrase {
  const sentences = [
    parseInline(it.help),
    it.required && it.long ? 'Required.' : '',
    it.repeat ? 'May be given more than once.' : '',
    it.values ? ['One of ', codeList(it.values), '.'] : '',
    it.default ? ['Default: ', parseInline(it.default), '.'] : '',
    it.requires ? ['Needs ', codeList(it.requires), '.'] : '',
    it.conflicts ? ['Not with ', codeList(it.conflicts), '.'] : '',
  ];
  return join(sentences, ' ');
}
