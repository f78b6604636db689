import { tables } from '../access/access-matrix.ts';
import type { Random } from '../support/random-source.ts';
import type { Relation } from './embeddable-relations.ts';

export interface RandomQuery {
  method: 'GET' | 'HEAD';
  path: string;
  headers: Record<string, string>;
  /** It contains a column that nobody may read, so it must be refused. */
  touchesHidden: boolean;
}

/** Valid, invalid and hostile filter values. */
export const values = [
  ...[
    '0',
    '1',
    '2',
    '3',
    '-1',
    '99999999999999999999',
    '1e309',
    'NaN',
    'true',
    'null',
    '',
    ' ',
    '%',
    '*',
    '_',
  ],
  ...['completed', 'in_progress', 'KA 01 B 1', '2026-01-01', '2026-02-31', 'infinity', "'; drop table x; --"],
  ...[
    "' or '1'='1",
    '1)or(1.eq.1',
    '(select email from customers)',
    '{1,2}',
    '[1,2)',
    '"quoted"',
    'a,b',
    'a.b',
  ],
  ...['<script>alert(1)</script>', '\u202Egnp', 'ज़', '😀', '\u0001', '=1+1', '../..', 'private.is_manager()'],
  '00000000-0000-4000-8000-000000000000',
];

const operators = [
  ...[
    'eq',
    'neq',
    'gt',
    'gte',
    'lt',
    'lte',
    'like',
    'ilike',
    'match',
    'imatch',
    'is',
    'in',
    'cs',
    'cd',
    'ov',
  ],
  ...[
    'fts',
    'plfts',
    'phfts',
    'wfts',
    'isdistinct',
    'not.eq',
    'not.in',
    'not.is',
    'eq(any)',
    'like(all)',
    'zz',
  ],
];

/** Creates requests with columns, embedded tables, filters, logic, order, ranges and aggregates. */
export function makeQueries(random: Random, relations: readonly Relation[]) {
  let touchesHidden = false;
  const { pick, chance, some } = random;

  const columnOf = (table: string, mayHide = true) => {
    const { read = [], hidden = [] } = tables[table]?.columns ?? { read: [] };
    if (mayHide && hidden.length > 0 && chance(0.03)) {
      touchesHidden = true;
      return pick(hidden);
    }
    return pick(read);
  };
  const castOf = () => (chance(0.1) ? `::${pick(['text', 'text', 'text', 'json', 'int', 'uuid'])}` : '');
  const aggregate = () => pick(['max', 'min', 'count', 'sum', 'avg']);

  /** Aliases each key with its table's name, so that rows in a response can be identified. */
  const selectOf = (table: string, depth: number, mayHide = true): string => {
    if (depth === 0 && chance(0.05)) return chance(0.5) ? 'count()' : `${columnOf(table)}.${aggregate()}()`;
    const key = `key_${table}:${tables[table]?.key}`;
    const plain = some(
      0,
      3,
      () => (chance(0.1) ? `renamed:${columnOf(table, mayHide)}` : columnOf(table, mayHide)) + castOf(),
    );
    const ways = relations.filter(({ from }) => from === table);
    const embeds =
      depth < 3 && ways.length > 0 && chance(0.6)
        ? some(1, 2, () => {
            const { to, hint } = pick(ways);
            const join = pick(['', '', '!inner', '!left']);
            const name = pick(['', '', `embed${depth}:`, '...']);
            // Supabase Lite omits some spread columns, so they would not be refused.
            return `${name}${to}!${hint}${join}(${selectOf(to, depth + 1, mayHide && name !== '...')})`;
          })
        : [];
    return [key, ...plain, ...embeds].join(',');
  };

  const condition = (table: string) => {
    // Most other values are refused for their type, which would test nothing.
    if (chance(0.5)) return { column: columnOf(table), test: pick(['not.is.null', 'is.null']) };
    const operator = pick(operators);
    const value = pick(values);
    return { column: columnOf(table), test: `${operator}.${operator.includes('in') ? `(${value})` : value}` };
  };
  const logic = (table: string, depth = 0): string => {
    const parts = some(1, 3, () => {
      if (depth < 2 && chance(0.3)) return `${pick(['and', 'or', 'not.and'])}${logic(table, depth + 1)}`;
      const { column, test } = condition(table);
      return `${column}.${test}`;
    });
    return `(${parts.join(',')})`;
  };

  return (): RandomQuery => {
    touchesHidden = false;
    const table = pick(Object.keys(tables));
    const search = new URLSearchParams({ select: selectOf(table, 0) });
    if (chance(0.5)) {
      const { column, test } = condition(table);
      search.append(column, test);
    }
    const ways = relations.filter(({ from }) => from === table);
    if (ways.length > 0 && chance(0.2)) {
      const { to } = pick(ways);
      const { column, test } = condition(to);
      search.append(`${to}.${column}`, test);
    }
    if (chance(0.25)) search.append(pick(['or', 'and', 'not.or']), logic(table));
    if (chance(0.3))
      search.append('order', `${columnOf(table)}${pick(['', '', '.desc', '.asc.nullsfirst', '.up'])}`);
    if (chance(0.2)) search.append('limit', pick(['0', '1', '5', '20', '-1', 'x']));
    if (chance(0.2)) search.append('offset', pick(['0', '1', '1000000', '-1']));
    const headers: Record<string, string> = {};
    if (chance(0.15)) headers.prefer = `count=${pick(['exact', 'planned', 'estimated'])}`;
    if (chance(0.1)) headers.range = pick(['0-1', '5-2', '0-', 'x-y']);
    if (chance(0.15)) headers.accept = pick(['text/csv', 'application/vnd.pgrst.object+json', 'image/png']);
    return { method: chance(0.05) ? 'HEAD' : 'GET', path: `${table}?${search}`, headers, touchesHidden };
  };
}
