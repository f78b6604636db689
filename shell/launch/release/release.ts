import path from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../local/print.ts';
import { runProgram } from '../local/run-program.ts';
import { checkVersion, revision } from './app-version.ts';
import { release, rollBack } from './release-folder.ts';

const usage = `npm run release  -w <app> -- --to <folder> [--version <name>]
npm run rollback -w <app> -- --to <folder> [--version <name>]`;

/** npm runs a workspace's script in its folder; a relative path starts where the command was typed. */
const resolvePath = (folder: string) => path.resolve(process.env.INIT_CWD ?? '.', folder);

/** Releases the app of this folder, or rolls it back to an earlier release. */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, version: { type: 'string' } },
  });
  if (!values.to) throw new Error(usage);
  const to = resolvePath(values.to);
  const chosen = values.version === undefined ? undefined : checkVersion(values.version);
  if (positionals[0] === 'rollback') {
    print(`Rolled back ${to} to ${rollBack(to, chosen)}.`);
    return;
  }
  const version = chosen ?? revision();
  await runProgram('npm', ['run', 'build'], '.');
  release('dist', to, version);
  print(`Released ${version} to ${to}.`);
}

main().catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
