import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findRemotes } from './remotes.ts';

/** The port of each server of the portal on this machine: the shell, the backend, and every remote by its name. */
export interface Ports {
  shell: number;
  backend: number;
  [remote: string]: number;
}

/** The backend's port follows those of the first three remotes; further remotes come after it. */
const offsetOf = (remote: number) => (remote < 3 ? 1 + remote : 2 + remote);

/** The documented ports; `PITLANE_PORT` moves the shell and the rest follow. */
export function choosePorts(first = process.env.PITLANE_PORT, remotes = findRemotes()): Ports {
  const shell = first ? Number(first) : 3000;
  if (!Number.isInteger(shell) || shell < 1 || shell > 65_531) {
    throw new Error(`PITLANE_PORT must be a port number, not "${first}"`);
  }
  return {
    shell,
    ...Object.fromEntries(remotes.map((name, index) => [name, shell + offsetOf(index)])),
    backend: first ? shell + 4 : 54_321,
  };
}

/** The ports of these servers only. */
export const portsOf = (ports: Ports, names: string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(ports).filter(([name]) => names.includes(name)));

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * @param timeout how long to wait for a backend whose launcher was killed, in milliseconds.
 * @throws when another program listens on one of the ports; the message says which and what to do.
 */
export async function requireFreePorts(ports: Record<string, number>, timeout = 5000): Promise<void> {
  const deadline = Date.now() + timeout;
  for (const [name, port] of Object.entries(ports)) {
    while (!(await isFree(port))) {
      if (Date.now() >= deadline) {
        throw new Error(
          `Port ${port} (${name}) is in use. Stop the program that uses it, or set PITLANE_PORT to move the portal.`,
        );
      }
      await pause(100);
    }
  }
}
