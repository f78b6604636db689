import { missingPackages, type PackageUse } from './card-packages.ts';
import { importsIn } from './read-imports.ts';

const importing =
  (...specifiers: string[]) =>
  () =>
    specifiers;

const root: PackageUse = {
  folder: '',
  dependencies: [],
  devDependencies: ['jest', '@module-federation/enhanced', '@rsbuild/core', '@rsbuild/plugin-react'],
  test: 'node e2e/run-all-tests.ts',
  imports: new Map([
    ['rsbuild.base.ts', importing('@rsbuild/core', '@rsbuild/plugin-react')],
    ['.config/rsbuild/federation.ts', importing('@module-federation/enhanced/rspack')],
  ]),
};

const shell: PackageUse = {
  folder: 'shell',
  dependencies: [
    'react',
    'react-dom',
    'react-router',
    'styled-components',
    '@module-federation/enhanced',
    '@supabase/supabase-js',
  ],
  devDependencies: ['@testing-library/react'],
  test: 'jest',
  imports: new Map([
    ['shell/src/a.ts', importing('react', 'react-dom/client', 'react-router', 'styled-components')],
    ['shell/src/b.ts', importing('@module-federation/enhanced/runtime', '@supabase/supabase-js')],
    ['shell/src/a.test.tsx', importing('@testing-library/react')],
  ]),
};

/** The packages reported missing when the shell imports these modules in a file instead. */
const missingWith = (file: string, ...imports: string[]) =>
  missingPackages([root, { ...shell, imports: new Map([...shell.imports, [file, importing(...imports)]]) }]);

test('A portal that uses all packages of the card lacks none', () => {
  expect(missingPackages([root, shell])).toEqual([]);
});

test('A package that the code of the browser does not import is missing', () => {
  expect(missingWith('shell/src/b.ts', '@supabase/supabase-js-other')).toEqual([
    expect.stringMatching(/^@module-federation\/enhanced .+ of the code of the browser/),
    expect.stringMatching(/^@supabase\/supabase-js /),
  ]);
});

test.each(['shell/src/b.test.ts', 'shell/src/testing/b.ts', 'shell/launch/b.ts'])(
  'A package that only %s imports is missing',
  (file) => {
    const imports = new Map(shell.imports);
    imports.delete('shell/src/b.ts');
    imports.set(file, importing('@module-federation/enhanced/runtime', '@supabase/supabase-js'));
    expect(missingPackages([root, { ...shell, imports }])).toHaveLength(2);
  },
);

test('A package that is a dependency for development alone is missing', () => {
  const dependencies = shell.dependencies.filter((name) => name !== 'react-router');
  const devDependencies = [...shell.devDependencies, 'react-router'];
  expect(missingPackages([root, { ...shell, dependencies, devDependencies }])).toEqual([
    expect.stringMatching(/^react-router is not among the dependencies/),
  ]);
});

test('A build that does not use the federation plugin is reported', () => {
  const imports = new Map([...root.imports, ['.config/rsbuild/federation.ts', importing('@rspack/core')]]);
  expect(missingPackages([{ ...root, imports }, shell])).toEqual([
    expect.stringMatching(/^@module-federation\/enhanced .+ of the build/),
  ]);
});

test('Tests that Jest does not run are reported', () => {
  expect(missingPackages([root, { ...shell, test: 'node --test' }])).toEqual([
    'jest does not run the tests of shell',
  ]);
});

test('An import of types alone is no use', () => {
  const source = `
    import type { A } from 'a';
    import { type B } from 'b';
    export type { C } from 'c';
    type D = import('d').D;
    import 'e';
    import { type F, f } from 'f';`;
  expect(importsIn(source, 'file.ts', { types: false })).toEqual(['e', 'f']);
});
