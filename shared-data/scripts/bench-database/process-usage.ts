import { readdirSync, readFileSync } from 'node:fs';

/** What a process, or several, took so far: seconds of a processor, and memory now. Linux tells; elsewhere nothing is. */
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
  /** Seconds of its children that have ended. */
  ofChildren: number;
}

function statOf(pid: number): Stat | undefined {
  const stat = read(`/proc/${pid}/stat`);
  const status = read(`/proc/${pid}/status`);
  if (!stat || !status) return undefined;
  // The name, which may hold anything, ends with the last bracket.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  // Shared memory would be counted once for each process that touched it.
  const own = /^RssAnon:\s+(\d+)/m.exec(status)?.[1];
  const all = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return {
    parent: fields[1] ?? 0,
    seconds: (user + system) / ticksPerSecond,
    ofChildren: (childrenUser + childrenSystem) / ticksPerSecond,
    megabytes: Number(own ?? all ?? 0) / 1024,
  };
}

/** One process, with all of its resident memory. */
export function usageOf(pid: number): Usage {
  const stat = statOf(pid);
  const resident = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return stat ? { seconds: stat.seconds, megabytes: Number(resident) / 1024 } : nothing;
}

/** A process with its children, as PostgreSQL runs; memory is what each has for itself. */
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

/** This process. */
export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage();
  return { seconds: (user + system) / 1e6, megabytes: process.memoryUsage.rss() / 2 ** 20 };
}

/** Milliseconds of a processor that a process took so far, to the microsecond. */
export const processorTimeOf = (pid: number) =>
  Number(read(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? Number.NaN) / 1e6;
