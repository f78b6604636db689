import { describePlans } from '../describe-plans.ts';
import { count, type Table } from './figures.ts';

/** How the garage at this URL is read for each question of the admin portal. */
export async function explainAll(url: string): Promise<Table[]> {
  const { questions, large, scans } = await describePlans(url);
  return [
    {
      title: 'How each question of the admin portal reads the large tables (ms on the server, rows read)',
      columns: ['question', 'ms', 'rows'],
      rows: questions.flatMap(({ question, duration, reads }) => [
        [question, duration.toFixed(1), ''],
        ...reads.map(({ words, rows }) => [`    ${words}`, '', count(rows)]),
      ]),
    },
    {
      title: `Questions that read a large table from end to end (${large.join(', ')})`,
      columns: ['question and tables', ''],
      rows: scans.length > 0 ? scans.map((scan) => [scan, '!']) : [['none', '']],
    },
  ];
}
