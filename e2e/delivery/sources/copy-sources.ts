import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder that holds the workspaces. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** What tools write directly into a workspace: a folder of sources deeper down may have the same name. */
const generated = new Set(['node_modules', 'dist', 'reports', '.turbo', '.pitlane', '.git']);

const workspacesOf = (folder: string): string[] =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).workspaces;

const link = (target: string, at: string) => symlinkSync(target, at, 'junction');

/** Links the installed packages, except our own: those are linked to the copy. */
function linkLibraries(folder: string) {
  const installed = path.join(root, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  mkdirSync(path.join(linked, '@pitlane'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@pitlane') link(path.join(installed, name), path.join(linked, name));
  }
  for (const name of workspacesOf(root)) {
    link(path.join(folder, name), path.join(linked, '@pitlane', name));
    // Packages that npm installed for this workspace only.
    const ownLibraries = path.join(root, name, 'node_modules');
    if (existsSync(ownLibraries)) link(ownLibraries, path.join(folder, name, 'node_modules'));
  }
}

/** Copies the sources and the settings of the build to a temporary folder, ready to be changed and built there. */
export function copySources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-delivery-'));
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...files.map((file) => file.name), '.config', ...workspacesOf(root)]) {
    const from = path.join(root, name);
    cpSync(from, path.join(folder, name), {
      recursive: true,
      filter: (file) => path.dirname(file) !== from || !generated.has(path.basename(file)),
    });
  }
  linkLibraries(folder);
  return folder;
}
