import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { problemText } from '../problem-text.ts';
import { backUp, restore } from './backup.ts';
import { backupsOf } from './last-backup.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** A folder name that sorts by time and is valid on every system: 2026-11-21T10-15-00. */
const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const defaultTarget = () => path.join(backupsOf(dataFolder()), timestamp());

/** `backup [folder]` and `restore <folder>`, for the data that PITLANE_DATA names. */
async function main([command, argument]: string[]) {
  // npm runs scripts in the package's folder; a relative path starts where the command was typed.
  const folder = argument && path.resolve(process.env.INIT_CWD ?? '.', argument);
  if (command === 'backup') {
    const target = folder ?? defaultTarget();
    const { migration } = await backUp(dataFolder(), target);
    print(`The data was backed up to ${target} (schema ${migration}).`);
    print('Keep it as safe as a password: it gives access to every account.');
    return;
  }
  if (!folder) throw new Error('Name the backup to restore: npm run restore -- <folder>');
  const { madeAt } = await restore(folder, dataFolder());
  print(`The backup of ${madeAt} was restored to ${dataFolder()}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(problemText(error));
  process.exit(1);
});
