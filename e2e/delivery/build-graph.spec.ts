import { expect, test } from './delivery-test.ts';
import { runIn } from './sources/run-in.ts';
import { type SourceCopy, swap } from './sources/source-copy.ts';

interface DryRun {
  tasks: { taskId: string; hash: string }[];
}

const steps = ['build', 'typecheck', 'test', 'e2e'];

/** Turbo's hash of each step: a step with a known hash is not run again. */
async function hashes({ folder }: SourceCopy): Promise<Map<string, string>> {
  const { tasks }: DryRun = JSON.parse(await runIn(folder, 'turbo', ['run', ...steps, '--dry=json']));
  return new Map(tasks.map(({ taskId, hash }) => [taskId.replace('@pitlane/', ''), hash]));
}

/** The steps that must run again after a change. */
async function stepsAfter(sources: SourceCopy, file: string, change: (text: string) => string) {
  const before = await hashes(sources);
  const after = await sources.withEdits({ [file]: change }, () => hashes(sources));
  return [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
}

const appsIn = (tasks: string[]) => new Set(tasks.map((task) => task.split('#')[0]));

test('a change in one remote builds and tests nothing of the others', async ({ sources }) => {
  const affected = await stepsAfter(
    sources,
    'manager-app/src/features/salary-payments/salary-payments-screen.tsx',
    swap('title="Salary Payment History"', 'title="Salaries Paid"'),
  );
  expect(affected).toEqual(
    expect.arrayContaining([
      'manager-app#build',
      'manager-app#typecheck',
      'manager-app#test',
      'manager-app#e2e',
    ]),
  );
  expect([...appsIn(affected)]).toEqual(['manager-app']);
});

test('a change in a test of one remote builds nothing', async ({ sources }) => {
  const affected = await stepsAfter(
    sources,
    'manager-app/src/remote-conformance.test.ts',
    (text) => `${text}\n// Another line.\n`,
  );
  expect(affected).toContain('manager-app#test');
  expect(affected.filter((task) => task.endsWith('#build'))).toEqual([]);
  expect([...appsIn(affected)]).toEqual(['manager-app']);
});

test('a change in the shell builds no remote', async ({ sources }) => {
  const affected = await stepsAfter(
    sources,
    'shell/src/features/profile/profile-screen.tsx',
    swap('title="Profile"', 'title="Your Profile"'),
  );
  expect(affected.filter((task) => task.endsWith('#build'))).toEqual(['shell#build']);
  expect(affected.filter((task) => task.endsWith('-app#test'))).toEqual([]);
});

test('a change in the component library builds every app', async ({ sources }) => {
  const affected = await stepsAfter(
    sources,
    'shared-ui/src/button/button.tsx',
    (text) => `${text}\n// Another line.\n`,
  );
  expect(affected).toEqual(
    expect.arrayContaining(['shell#build', 'customer-app#build', 'mechanic-app#build', 'manager-app#build']),
  );
});

test('a change in how messages are written builds what previews them', async ({ sources }) => {
  const affected = await stepsAfter(
    sources,
    'shared-data/supabase/functions/deliver-messages/render-message.ts',
    (text) => `${text}\n// Another line.\n`,
  );
  expect(affected).toContain('manager-app#build');
});
