import { expect, it } from 'vitest';
import type { Command } from '@/lib/reference/cli/schema';
import { listUndescribed, shownNames } from './undescribed';

const source = `
/// Arg::with_name("example").long("example")
SubCommand::with_name("program")
  .subcommand(SubCommand::with_name("deploy").arg(
    Arg::with_name("max_len")
      .long("max-len"))
    .arg(Arg::with_name("skip").long("skip-fee-check").hidden(hidden_unless_forced())))
  .subcommand(
    SubCommand::with_name(
      "extend",
    ).arg(Arg::with_name("bytes").long("bytes")).arg(fee_payer()))
#[cfg(test)]
mod tests { Arg::with_name("t").long("of-a-test") }
`;

it('reads commands and options, but no comments, hidden options and tests', () => {
  expect(shownNames(source)).toEqual(['program', 'deploy', '--max-len', 'extend', '--bytes']);
  expect(shownNames('Command::new("new").arg(Arg::new("force").long("force"))')).toEqual(['new', '--force']);
});

it('lists commands and options of a file that its reference data lacks', () => {
  const command = (words: string, file: string, options: string[]) =>
    ({ command: words, sources: [file], options: options.map((long) => ({ long })) }) as Command;
  const commands = [
    command('program deploy', 'program.rs', ['--max-len']),
    command('table extend', 'table.rs', []),
  ];
  const read = (file: string) => (file === 'program.rs' ? source : undefined);
  expect(listUndescribed(commands, [], read)).toEqual(['the reference lacks extend, --bytes of program.rs']);
  const described = [...commands, command('program extend', 'program.rs', ['--bytes'])];
  expect(listUndescribed(described, [], read)).toEqual([]);
});
