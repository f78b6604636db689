import path from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../local/print.ts';
import { run } from '../local/run-program.ts';
import { chosenVersion, revision } from './app-version.ts';
import { release, rollBack } from './release-folder.ts';

const usage = `npm run release  -w <app> -- --to <folder> [--version <name>]
npm run rollback -w <app> -- --to <folder> [--version <name>]`;

/** npm runs a workspace's script in its folder; a path of the person is meant from where they stand. */
const fromWhereTheyStand = (folder: string) => path.resolve(process.env.INIT_CWD ?? '.', folder);

/** Releases the app of this folder, or shows an earlier release of it again. */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, version: { type: 'string' } },
  });
  if (!values.to) throw new Error(usage);
  const to = fromWhereTheyStand(values.to);
  const chosen = values.version === undefined ? undefined : chosenVersion(values.version);
  if (positionals[0] === 'rollback') {
    say(`${to} shows ${rollBack(to, chosen)} again.`);
    return;
  }
  const version = chosen ?? revision();
  await run('npm', ['run', 'build'], '.');
  release('dist', to, version);
  say(`${to} shows ${version}.`);
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
