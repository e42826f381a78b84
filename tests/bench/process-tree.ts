import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of a memory page, and ticks of the clock in a second, as Linux has them on x86-64 and arm64. */
const PAGE = 4096;
const TICKS = 100;

/** A process and its descendants, with the processor time in seconds and the memory in bytes that each has used. Linux only. */
export function processTree(root: number) {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const isInTree = (pid: number): boolean => pid === root || (pid > 1 && isInTree(parents.get(pid) ?? 0));
  return processes.filter(({ pid }) => isInTree(pid));
}

/** Fields of /proc/<pid>/stat: see proc_pid_stat(5). Nothing if the process has ended. */
function readProcess(name: string) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // After the program's name, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((at) => Number(fields[at]));
    return [{ pid: Number(name), parent, seconds: (user + system) / TICKS, memory: pages * PAGE }];
  } catch {
    return [];
  }
}
