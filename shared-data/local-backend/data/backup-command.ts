import path from 'node:path';
import { backUp, restore } from './backup.ts';
import { dataFolder } from './data-folder.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A name that sorts by time and is a name on every system: 2026-11-21T10-15-00. */
const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const usual = () => path.resolve(import.meta.dirname, '../../../.pitlane/backups', stamp());

/** `backup [folder]` and `restore <folder>`, for the data that PITLANE_DATA names. */
async function main([command, given]: string[]) {
  // npm runs scripts in the package's folder; a path is meant from where it was typed.
  const folder = given && path.resolve(process.env.INIT_CWD ?? '.', given);
  if (command === 'backup') {
    const target = folder ?? usual();
    const { migration } = await backUp(dataFolder(), target);
    say(`The data is copied to ${target} (schema ${migration}).`);
    say('Keep it as you keep the keys of the garage: it opens every account.');
    return;
  }
  if (!folder) throw new Error('Which backup? npm run restore -- <folder>');
  const { madeAt } = await restore(folder, dataFolder());
  say(`The data of ${madeAt} is back in ${dataFolder()}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
