import type { Ports } from './ports.ts';

/** Prints a line to the terminal. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the portal's addresses and the demo logins. */
export function printAddresses({ shell, backend }: Pick<Ports, 'shell' | 'backend'>) {
  print(`
Pitlane runs at http://localhost:${shell}   (backend at http://localhost:${backend})

  customer   customer@pitlane.test   customer1
  mechanic   mechanic@pitlane.test   mechanic1
  manager    manager@pitlane.test    manager1

Captured emails, such as password reset links, are at http://localhost:${backend}/mails

Press Ctrl-C to stop.`);
}
