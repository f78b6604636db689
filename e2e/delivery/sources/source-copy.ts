import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources, root } from './copy-sources.ts';
import { runIn } from './run-in.ts';

/** Edits of files, by their path from the root: the new content, or a function of the current content. */
export type Edits = Record<string, string | ((text: string) => string)>;

/** A copy of the sources, in which other versions of the apps are built. */
export interface SourceCopy {
  /** The folder of the copy; unchanged outside of `withEdits`. */
  folder: string;
  /** The build of an app in this repository. */
  current: (app: string) => string;
  /** Builds an app from edited sources, once for each name. */
  build: (name: string, app: string, edits: Edits) => Promise<string>;
  /** Runs a function on edited sources, and reverts the edits. */
  withEdits: <T>(edits: Edits, work: () => Promise<T>) => Promise<T>;
  remove: () => void;
}

/** Replaces a text that must exist. */
export const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`There is no "${from}" to replace`);
  return text.replace(from, () => to);
};

function currentBuild(app: string): string {
  const built = path.join(root, app, 'dist');
  if (!existsSync(built)) throw new Error(`${app} is not built: run \`npx turbo run build\` first`);
  return built;
}

/** Creates the copy and a folder for its builds. */
export function createSourceCopy(): SourceCopy {
  const folder = copySources();
  const builds = mkdtempSync(path.join(tmpdir(), 'pitlane-builds-'));

  async function withEdits<T>(edits: Edits, work: () => Promise<T>): Promise<T> {
    const before = new Map<string, string | undefined>();
    for (const [name, edit] of Object.entries(edits)) {
      const file = path.join(folder, name);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      before.set(file, text);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, typeof edit === 'string' ? edit : edit(text ?? ''));
    }
    try {
      return await work();
    } finally {
      for (const [file, text] of before) {
        if (text === undefined) rmSync(file);
        else writeFileSync(file, text);
      }
    }
  }

  return {
    folder,
    current: currentBuild,
    withEdits,
    async build(name, app, edits) {
      const built = path.join(builds, name);
      if (existsSync(built)) return built;
      await withEdits(edits, () => runIn(path.join(folder, app), 'rsbuild', ['build']));
      cpSync(path.join(folder, app, 'dist'), built, { recursive: true });
      return built;
    },
    remove: () => {
      for (const made of [folder, builds]) rmSync(made, { recursive: true, force: true });
    },
  };
}
