import { dataFolder, removeData } from './data-folder.ts';

/** Removes the data of the embedded backend, so that the next start makes the demo data anew. */
removeData(dataFolder()).then(
  () => process.stdout.write('The data is gone. The next start makes the demo data anew.\n'),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
