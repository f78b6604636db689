import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFiles } from './import-graph.ts';
import { importsIn } from './read-imports.ts';

/** A package.json with the code beside it. */
export interface PackageUse {
  /** Relative to the repository; empty for its root and `.config`. */
  folder: string;
  dependencies: readonly string[];
  devDependencies: readonly string[];
  /** The command that runs its tests. */
  test: string;
  /** Reads what each file imports when it runs. */
  imports: ReadonlyMap<string, () => readonly string[]>;
}

interface Place {
  called: string;
  section: 'dependencies' | 'devDependencies';
  files: RegExp;
}

const shipped: Place = {
  called: 'the code of the browser',
  section: 'dependencies',
  files:
    /^(shell|shared-data|shared-ui|[\w-]+-app)\/src\/(?!.*(\.test\.|\.testing\.|\/?testing[/-]|\/testing\.))/,
};
const build: Place = {
  called: 'the build',
  section: 'devDependencies',
  files: /^(rsbuild\.base\.ts|\.config\/rsbuild\/.+)$/,
};
const tests: Place = { called: 'the tests', section: 'devDependencies', files: /\.test\.tsx?$/ };

/** The packages that the design card of the portal names, and where each of them does its work. */
const card: readonly [name: string, ...places: Place[]][] = [
  ['react', shipped],
  ['react-dom', shipped],
  ['@module-federation/enhanced', shipped, build],
  ['@rsbuild/core', build],
  ['@rsbuild/plugin-react', build],
  ['react-router', shipped],
  ['@supabase/supabase-js', shipped],
  ['styled-components', shipped],
  ['@testing-library/react', tests],
];

const isPartOf = (name: string) => (specifier: string) =>
  specifier === name || specifier.startsWith(`${name}/`);

const isUsed = (name: string, { section, files }: Place, uses: readonly PackageUse[]) =>
  uses.some(
    (use) =>
      use[section].includes(name) &&
      [...use.imports].some(([file, specifiers]) => files.test(file) && specifiers().some(isPartOf(name))),
  );

/** Tests need no import of Jest: it runs them. */
const isTested = ({ imports, test }: PackageUse) =>
  ![...imports.keys()].some((file) => tests.files.test(file)) || /\bjest\b/.test(test);

/** The packages of the card that are no dependency of the place where they belong, or are not imported there. */
export function missingPackages(uses: readonly PackageUse[]): string[] {
  const unused = card.flatMap(([name, ...places]) =>
    places
      .filter((place) => !isUsed(name, place, uses))
      .map(
        ({ called, section }) => `${name} is not among the ${section} of ${called}, or not imported there`,
      ),
  );
  const hasJest = uses.some(({ devDependencies }) => devDependencies.includes('jest'));
  const untested = uses.filter((use) => !isTested(use)).map(({ folder }) => folder);
  if (!hasJest) unused.push('jest is not among the devDependencies');
  return [...unused, ...untested.map((folder) => `jest does not run the tests of ${folder}`)];
}

const namesIn = (section: Record<string, string> = {}) => Object.keys(section);

/** Reads every package.json of a repository with its code. */
export function readPackageUse(root: string): PackageUse[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const workspaces: string[] = JSON.parse(read('package.json')).workspaces;
  const files = codeFiles(root, workspaces);
  const folderOf = (file: string) => workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '';
  return ['', ...workspaces].map((folder) => {
    const { dependencies, devDependencies, scripts } = JSON.parse(read(path.join(folder, 'package.json')));
    const own = files.filter((file) => folderOf(file) === folder);
    return {
      folder,
      dependencies: namesIn(dependencies),
      devDependencies: namesIn(devDependencies),
      test: scripts?.test ?? '',
      imports: new Map(own.map((file) => [file, () => importsIn(read(file), file, { types: false })])),
    };
  });
}
