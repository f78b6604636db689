import type { Page } from '@playwright/test';
import { countDocuments, expect, heading, test, versionShown } from './delivery-test.ts';
import { watchLibraries, watchReact } from './page-libraries.ts';
import { type Edits, type SourceCopy, swap } from './sources/source-copy.ts';

const paymentScreen = 'manager-app/src/features/salary-payments/salary-payments-screen.tsx';
const contractFile = 'shared-data/src/foundation/portal/manifest-schema.ts';
const reactBefore = '19.3.0';

const minor = swap('"version": "1.0.0"', '"version": "1.1.0"');

/** A remote of contract 1: without a team. */
const managerOfContract1 = (sources: SourceCopy) =>
  sources.build('manager-contract-1', 'manager-app', {
    'manager-app/src/manifest.ts': (text) =>
      swap('contract: 2,', 'contract: 1,')(swap("  team: 'Admin team',\n", '')(text)),
    'manager-app/src/routes.tsx': swap('= contractVersion;', '= 1;'),
  });

/** A shell that supports contract 1 only. */
const shellOfContract1 = (sources: SourceCopy) =>
  sources.build('shell-contract-1', 'shell', {
    [contractFile]: (text) =>
      swap(
        'contractVersion = 2',
        'contractVersion = 1',
      )(swap('[contractVersion, contractVersion - 1]', '[contractVersion]')(text)),
  });

/** A later shell that supports contracts 3 and 2. */
const shellOfContract3 = (sources: SourceCopy) =>
  sources.build('shell-contract-3', 'shell', {
    [contractFile]: (text) =>
      swap(
        'contractVersion = 2',
        'contractVersion = 3',
      )(swap('  2: (value) =>', '  3: (value) => validate(schema2, value),\n  2: (value) =>')(text)),
  });

const paymentsOf = async (page: Page) => {
  await page.goto('/salary-payments');
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
};

test.describe('contracts', () => {
  test('a shell hosts a remote of the previous contract beside current ones', async ({
    page,
    signInAs,
    portal,
    sources,
  }) => {
    portal.release('manager-app', await managerOfContract1(sources), 'old');
    await signInAs('manager');
    await paymentsOf(page);
    expect(await versionShown(page, 'manager')).toBe('unknown');
    await page.getByRole('link', { name: 'Vehicles', exact: true }).click();
    await expect(heading(page, 'Popular Models')).toBeVisible();
    expect(await versionShown(page, 'customer')).toBe('current');
  });

  test('a later shell hosts the current remotes', async ({ page, signInAs, portal, sources }) => {
    portal.release('shell', await shellOfContract3(sources), 'later');
    await signInAs('manager');
    await paymentsOf(page);
    expect(await versionShown(page, 'shell')).toBe('later');
    expect(await versionShown(page, 'manager')).toBe('current');
  });

  test('a remote of an unknown contract is reported as unavailable, and the others keep working', async ({
    page,
    signInAs,
    portal,
    sources,
  }) => {
    portal.release('shell', await shellOfContract1(sources), 'old');
    portal.release('manager-app', await managerOfContract1(sources), 'old');
    await signInAs('manager');
    await paymentsOf(page);

    await page.goto('/car-types');
    await expect(heading(page, 'This page is not available')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test.describe('libraries', () => {
  test('a remote with a newer shared-ui loads its own copy, and its links still navigate without a page load', async ({
    page,
    signInAs,
    portal,
    sources,
  }) => {
    const edits: Edits = {
      'shared-ui/package.json': minor,
      'shared-ui/src/page-header/page-header.tsx': (text) =>
        swap(
          '  title: string;',
          '  title: string;\n  /** Since 1.1. */\n  note?: string;',
        )(
          swap(
            '<Header>',
            '<Header>{note && <p>{note}</p>}',
          )(swap('PageHeader({ title,', 'PageHeader({ note, title,')(text)),
        ),
      [paymentScreen]: swap(
        'title="Salary Payment History"',
        'title="Salary Payment History" note="Since 1.1"',
      ),
    };
    portal.release('manager-app', await sources.build('manager-ui-1.1', 'manager-app', edits), 'ui-1.1');
    const holdersOf = watchLibraries(page);
    await signInAs('manager');
    await paymentsOf(page);
    await expect(page.getByText('Since 1.1')).toBeVisible();

    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/manager-dashboard');
    await page.getByRole('link', { name: 'Stock Holdings' }).click();
    await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
    expect(documents(), 'documents loaded').toBe(0);

    expect(await holdersOf(/^react\/cjs\/react\.production/)).toHaveLength(1);
    expect(await holdersOf(/^styled-components\/dist/)).toHaveLength(1);
    expect(await holdersOf(/^@tanstack\/query-core\/build\/modern\/queryClient/)).toHaveLength(1);
  });

  test('a remote with a newer shared-data shares the session of the shell', async ({
    page,
    signInAs,
    portal,
    sources,
  }) => {
    const edits: Edits = {
      'shared-data/package.json': minor,
      'shared-data/src/foundation/numbers/money.ts': (text) =>
        `${text}\n/** Since 1.1. */\nexport const inWords = (amount: number) => \`\${amount} rupees\`;\n`,
      'shared-data/src/exports/formats.ts': (text) =>
        `${text}export { inWords } from '../foundation/numbers/money.ts';\n`,
      [paymentScreen]: (text) =>
        `import { inWords } from '@pitlane/shared-data/formats';\n${swap(
          'title="Salary Payment History"',
          'title="Salary Payment History" description={inWords(1)}',
        )(text.replace(/\n\s*description=(?:"[^"]*"|\{[^}]*\})/, ''))}`,
    };
    portal.release('manager-app', await sources.build('manager-data-1.1', 'manager-app', edits), 'data-1.1');
    const holdersOf = watchLibraries(page);
    await signInAs('manager');
    await paymentsOf(page);
    await expect(page.getByText('1 rupees')).toBeVisible();
    expect(await holdersOf(/^@supabase\/auth-js\/dist\/module\/GoTrueClient/)).toHaveLength(1);

    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/salary-payments');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a remote with a newer patch of React renders with the React of the shell', async ({
    page,
    signInAs,
    portal,
    sources,
  }) => {
    const olderReact = `'react$': before('react-before/index.js'),
      'react/jsx-runtime$': before('react-before/jsx-runtime.js'),
      'react-dom$': before('react-dom-before/index.js'),
      'react-dom/client$': before('react-dom-before/client.js'),`;
    const shell = await sources.build('shell-older-react', 'shell', {
      'shell/package.json': (text) => text.replaceAll(/("react(?:-dom)?"): "[^"]+"/g, `$1: "${reactBefore}"`),
      '.config/rsbuild/libraries.ts': (text) =>
        `${swap("alias: { 'react-router-whole$'", `alias: { ${olderReact} 'react-router-whole$'`)(text)}
        const before = (file: string) => fileURLToPath(new URL(\`../../node_modules/\${file}\`, import.meta.url));`,
    });
    portal.release('shell', shell, 'older-react');
    const renderers = await watchReact(page);
    const holdersOf = watchLibraries(page);
    await signInAs('manager');
    await paymentsOf(page);
    expect(await renderers()).toEqual([reactBefore]);
    expect(await holdersOf(/^react(-before)?\/cjs\/react\.production/)).toHaveLength(1);
    expect(await holdersOf(/^react-dom(-before)?\/cjs\/react-dom\.production/)).toHaveLength(1);
  });
});
