import type { Ports } from './ports.ts';

/** Prints a line for the person at the terminal. */
export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the addresses and the logins of the demo data. */
export function sayWhereItRuns({ shell, backend }: Pick<Ports, 'shell' | 'backend'>) {
  say(`
Pitlane runs at http://localhost:${shell}   (backend at http://localhost:${backend})

  customer   customer@pitlane.test   customer1
  mechanic   mechanic@pitlane.test   mechanic1
  manager    manager@pitlane.test    manager1

Mails, such as the link for a new password, are at http://localhost:${backend}/mails

Press Ctrl-C to stop.`);
}
