import { type Api, openSession } from './api-session.ts';
import { work } from './crowd.ts';
import { customerWork } from './day-of-work.ts';
import { median, ms, percentile, type Table } from './figures.ts';
import { usageOf } from './process-usage.ts';
import type { ServedApi } from './served-backend.ts';

/** The embedded backend as `npm start` runs it, on the demo data. */
export async function loadEmbedded(api: ServedApi, shift: number): Promise<Table> {
  const atRest = usageOf(api.pid);
  const { customer, vehicle, token } = await someCustomer(api);
  const workers = Array.from({ length: 10 }, () => ({
    session: openSession(api, customer, token),
    work: customerWork(customer, vehicle),
  }));
  const { durations, failed, seconds } = await work(workers, shift);
  const atWork = usageOf(api.pid);
  return {
    title:
      'The embedded backend on PGlite with the demo data: at rest, and with 10 customers at work without a pause',
    columns: ['MB at rest', 'MB at work', 'operations a second', 'p50 ms', 'p95 ms', 'failed'],
    rows: [
      [
        Math.round(atRest.megabytes),
        Math.round(atWork.megabytes),
        Math.round(durations.length / seconds),
        ms(median(durations)),
        ms(percentile(durations, 0.95)),
        failed,
      ],
    ],
  };
}

/** Signs the demo customer in. */
async function someCustomer({ url, publishableKey, ...api }: Api) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@pitlane.test', password: 'customer1' }),
  });
  const { user, access_token: token } = (await response.json()) as {
    user: { id: string };
    access_token: string;
  };
  const send = openSession({ ...api, url, publishableKey }, user.id, token);
  const { data } = await send({ path: `vehicles?select=vehicle_id&customer_id=eq.${user.id}&limit=1` });
  return { customer: user.id, token, vehicle: (data as { vehicle_id: number }[])[0]?.vehicle_id ?? 0 };
}
