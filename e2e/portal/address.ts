import path from 'node:path';

/** A running portal to test instead of one started for the run; the journeys change its data. */
export const runningPortal = process.env.PITLANE_E2E_URL;

/** The first of the five ports of the portal started for the run, different from the documented ones. */
export const port = Number(process.env.PITLANE_E2E_PORT ?? 4300);

export const portalUrl = runningPortal ?? `http://localhost:${port}`;

/** The output of the portal started for the run and of its backend. */
export const portalLog = path.resolve(import.meta.dirname, '../reports/portal.log');
