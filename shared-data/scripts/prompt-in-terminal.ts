import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const nowhere = () => new Writable({ write: (_text, _encoding, done) => done() });

/**
 * @param isSecret hides the input.
 * @throws without an interactive terminal.
 */
export async function promptInTerminal(label: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`${label} is missing, and there is no terminal to enter it.`);
  process.stdout.write(`${label}: `);
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? nowhere() : process.stdout,
    terminal: true,
  });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}
