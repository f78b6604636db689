import { createServer } from 'node:net';

/** A port for each server of the portal on this machine. */
export interface Ports {
  shell: number;
  customer: number;
  mechanic: number;
  manager: number;
  backend: number;
}

/** The documented ports; `PITLANE_PORT` moves the shell and the rest follow. */
export function choosePorts(moved = process.env.PITLANE_PORT): Ports {
  const shell = moved ? Number(moved) : 3000;
  if (!Number.isInteger(shell) || shell < 1 || shell > 65_531) {
    throw new Error(`PITLANE_PORT must be a port number, not "${moved}"`);
  }
  return {
    shell,
    customer: shell + 1,
    mechanic: shell + 2,
    manager: shell + 3,
    backend: moved ? shell + 4 : 54_321,
  };
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** @throws when another program listens on one of the ports; the message says which and what to do. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} (${name}) is taken. Stop what listens there, or set PITLANE_PORT to move the portal.`,
      );
    }
  }
}
