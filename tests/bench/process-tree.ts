import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all it has started use. */
export interface TreeUse {
  /** Resident memory of all of them, in bytes; pages that they share count for each. */
  memory: number;
  /** Processor time in seconds, user and system, by process id. */
  processor: Map<number, number>;
}

/** Bytes of a memory page, and ticks of the clock in a second, as Linux has them on x86-64 and arm64. */
const PAGE = 4096;
const TICKS = 100;

/** Fields of /proc/<pid>/stat after the program's name, counted from 0: see proc_pid_stat(5). */
const field = { parent: 1, user: 11, system: 12, memory: 21 };

/** Reads what a process and its descendants use at this moment. Linux only. */
export function readTree(root: number): TreeUse {
  const processes = new Map<number, string[]>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) processes.set(Number(name), fieldsOf(name));
  }
  const numberIn = (pid: number, at: number) => Number(processes.get(pid)?.[at] ?? 0);
  const use: TreeUse = { memory: 0, processor: new Map() };
  const isInTree = (pid: number): boolean =>
    pid === root || (pid > 1 && isInTree(numberIn(pid, field.parent)));
  for (const pid of processes.keys()) {
    if (!isInTree(pid)) continue;
    use.memory += numberIn(pid, field.memory) * PAGE;
    use.processor.set(pid, (numberIn(pid, field.user) + numberIn(pid, field.system)) / TICKS);
  }
  return use;
}

/** The fields after the program's name, which may hold spaces; none where the process has ended. */
function fieldsOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
