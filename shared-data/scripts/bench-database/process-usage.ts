import { readdirSync, readFileSync } from 'node:fs';

/** CPU time so far and current memory of processes. Linux only; zero elsewhere. */
export interface Usage {
  seconds: number;
  megabytes: number;
}

const ticksPerSecond = 100;
const nothing: Usage = { seconds: Number.NaN, megabytes: Number.NaN };

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

interface Stat extends Usage {
  parent: number;
  /** CPU time of ended child processes. */
  ofChildren: number;
}

function statOf(pid: number): Stat | undefined {
  const stat = read(`/proc/${pid}/stat`);
  const status = read(`/proc/${pid}/status`);
  if (!stat || !status) return undefined;
  // The name may contain brackets, so find the last one.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  // Shared memory would be counted once per process.
  const own = /^RssAnon:\s+(\d+)/m.exec(status)?.[1];
  const all = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return {
    parent: fields[1] ?? 0,
    seconds: (user + system) / ticksPerSecond,
    ofChildren: (childrenUser + childrenSystem) / ticksPerSecond,
    megabytes: Number(own ?? all ?? 0) / 1024,
  };
}

/** One process; its memory is the resident set. */
export function usageOf(pid: number): Usage {
  const stat = statOf(pid);
  const resident = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return stat ? { seconds: stat.seconds, megabytes: Number(resident) / 1024 } : nothing;
}

/** A process with its children, such as PostgreSQL; private memory only. */
export function usageOfFamily(pid: number): Usage {
  const head = statOf(pid);
  if (!head) return nothing;
  const sum = { seconds: head.seconds + head.ofChildren, megabytes: head.megabytes };
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat?.parent !== pid) continue;
    sum.seconds += stat.seconds;
    sum.megabytes += stat.megabytes;
  }
  return sum;
}

export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage();
  return { seconds: (user + system) / 1e6, megabytes: process.memoryUsage.rss() / 2 ** 20 };
}

/** CPU time of a process so far, in milliseconds. */
export const processorTimeOf = (pid: number) =>
  Number(read(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? Number.NaN) / 1e6;
