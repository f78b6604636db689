import { checkProject } from '@pitlane/shared-data/check-project';
import type { Check } from '@pitlane/shared-data/check-project/check';
import { type PortalConfig, parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { checkHosting } from './hosting/check-hosting.ts';
import { print } from './local/print.ts';

const outcomeOf = ({ name, problems, skipped }: Check): string => {
  if (skipped) return `not checked   ${name}: ${skipped}`;
  if (problems.length === 0) return `in order      ${name}`;
  return [`missing       ${name}`, ...problems.map((problem) => `              - ${problem}`)].join('\n');
};

async function readPortal(portalUrl: string): Promise<PortalConfig> {
  const address = new URL('/portal.json', portalUrl);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}.`);
  return parsePortalConfig(await response.json());
}

/** Checks a deployed portal and its Supabase project, and prints problems. @returns whether there are none. */
async function checkDeployment(portalUrl: string | undefined): Promise<boolean> {
  if (!portalUrl || !URL.canParse(portalUrl)) {
    throw new Error('Name the portal: npm run check-deployment -- https://portal.your-garage.example');
  }
  const portal = await readPortal(portalUrl);
  const { PITLANE_DATABASE_URL: databaseUrl, SUPABASE_ACCESS_TOKEN: accessToken } = process.env;
  const checks = [
    ...(await checkHosting(portalUrl, portal)),
    ...(await checkProject(portal, portalUrl, { databaseUrl, accessToken })),
  ];
  for (const check of checks) print(outcomeOf(check));
  return checks.every(({ problems }) => problems.length === 0);
}

checkDeployment(process.argv[2]).then(
  (isInOrder) => {
    process.exitCode = isInOrder ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
