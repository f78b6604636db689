import { parseArgs } from 'node:util';
import { createManager, type NewManager } from '../local-backend/data/create-manager.ts';
import { problemText } from '../local-backend/data/problem-text.ts';
import { openDatabase } from './open-database.ts';
import { promptInTerminal } from './prompt-in-terminal.ts';

/** Prompts for missing options. The password is no option, because command lines are visible to other users. */
async function readPerson(): Promise<NewManager> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { name: text, email: text, phone: text, department: text } });
  return {
    name: values.name ?? (await promptInTerminal('Name')),
    email: values.email ?? (await promptInTerminal('Email')),
    phone: values.phone ?? (await promptInTerminal('Phone')),
    password:
      process.env.PITLANE_MANAGER_PASSWORD ?? (await promptInTerminal('Password (4 to 12 characters)', true)),
    department: values.department,
  };
}

async function main() {
  const person = await readPerson();
  const database = await openDatabase();
  try {
    const { email } = await createManager(database.query, person);
    process.stdout.write(`${email} can log in as a manager.\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(problemText(error));
  process.exitCode = 1;
});
