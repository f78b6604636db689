import path from 'node:path';

/** A portal that runs already, instead of one made for the run; its data is changed by the journeys. */
export const runningPortal = process.env.PITLANE_E2E_URL;

/** First of the five ports of the portal made for the run: far from the documented ones, so both can run at once. */
export const port = Number(process.env.PITLANE_E2E_PORT ?? 4300);

export const portalUrl = runningPortal ?? `http://localhost:${port}`;

/** Where the portal made for the run writes down what it and its backend print. */
export const portalLog = path.resolve(import.meta.dirname, '../reports/portal.log');
