import { apiOf } from '../fixtures/data/api.ts';
import { type Conditions, describeConditions } from './page/conditions.ts';
import { launch } from './page/launch.ts';
import { type Measured, measureVisit } from './page/measure-visit.ts';
import type { Benchmark } from './report/benchmark.ts';
import { median } from './report/median.ts';

/** A cheap phone; `beyond.md` asks for two seconds. */
const conditions: Conditions = { slowdown: 4, network: { megabits: 9, latency: 85 } };

const phone = { width: 390, height: 844 };

/** A link to an estimate that waits for its answer. */
async function createLink(portal: string): Promise<string> {
  const manager = await apiOf('manager', portal);
  const { rows } = await manager.call<{ rows: { request_id: number }[] }>('list_estimates', {
    state: 'waiting',
  });
  const [row] = rows;
  if (!row) throw new Error('The demo data has no estimate to answer');
  const { token } = await manager.call<{ token: string }>('create_link', { request_id: row.request_id });
  return `${portal}/t/${token}`;
}

/** The page of a link on a first visit, without anything of it on the device. */
export const linkPage: Benchmark = async ({ portalUrl, browser: installed, runs }) => {
  const address = await createLink(await portalUrl());
  const browser = await launch(installed);
  const visits: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: phone });
    const content = { selector: 'button', text: 'Confirm' };
    visits.push(await measureVisit(context, address, { content }, conditions));
    await context.close();
  }
  await browser.close();
  const middle = (figure: 'painted' | 'shown' | 'bytes' | 'requests') =>
    Math.round(median(visits.map((visit) => visit[figure])));
  return [
    {
      title: `The page of a link, first visit, ${describeConditions(conditions)} (median of ${runs})`,
      columns: ['first paint ms', 'estimate to answer ms', 'bytes', 'requests'],
      rows: [['painted', 'shown', 'bytes', 'requests'].map((figure) => middle(figure as 'painted'))],
    },
  ];
};
