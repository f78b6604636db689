import { describePlans } from '../plans/describe-plans.ts';
import { count, type Table } from './figures.ts';

/** The reads of each query of the admin portal. */
export async function explainAll(url: string): Promise<Table[]> {
  const { queries, large, scans } = await describePlans(url);
  return [
    {
      title: 'How each query of the admin portal reads the large tables (ms on the server, rows read)',
      columns: ['query', 'ms', 'reads'],
      rows: queries.map(({ query, duration, reads }) => [
        query,
        duration.toFixed(1),
        reads.map(({ words, rows }) => `${words}: ${count(rows)}`).join('; '),
      ]),
      worst: { by: 'ms', rows: 5 },
    },
    {
      title: `Queries that scan a large table (${large.join(', ')})`,
      columns: ['query and tables', ''],
      rows: scans.length > 0 ? scans.map((scan) => [scan, '!']) : [['none', '']],
    },
  ];
}
