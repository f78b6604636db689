import { dataFolder, removeData } from './data-folder.ts';
import { problemText } from './problem-text.ts';

/** Removes the data of the embedded backend. */
async function reset() {
  const folder = dataFolder();
  const removed = await removeData(folder);
  const done = removed ? `Removed the data in ${folder}.` : `There is no data in ${folder}.`;
  process.stdout.write(`${done} The next start creates new demo data.\n`);
}

reset().catch((error: unknown) => {
  console.error(problemText(error));
  process.exit(1);
});
