import type { Workshop } from '../support/workshop.ts';

/** What nobody may write, not even the operator past all functions, with the SQLSTATE that refuses it. */
const forbidden = [
  [
    '23P01',
    `do $$ begin
      perform private.lock_clock();
      insert into private.clock_entries (mechanic_id, mechanic_name, other_work, started_at, ended_at, began, ended)
      select e.mechanic_id, e.mechanic_name, 'driving', e.started_at - interval '1 minute',
        coalesce(e.ended_at, now()) + interval '1 second', 'other_work', 'stop'
      from private.clock_entries e where e.mechanic_id is not null and e.ended_at is distinct from e.started_at
      order by random() limit 1;
    end $$`,
  ],
  [
    '23505',
    `insert into public.salary_payments (mechanic_name, time_based_pay, bonus_amount, total_amount, jobs_included)
     select p.mechanic_name, 1, 0, 1, p.jobs_included[1:1] from public.salary_payments p
     where cardinality(p.jobs_included) > 0 order by random() limit 1`,
  ],
] as const;

/** Writes beside the others' work what has to be refused, and returns what was refused otherwise. */
export async function tryForbiddenWork({ backend }: Workshop, times: number): Promise<string[]> {
  const strange: string[] = [];
  for (let count = 0; count < times; count++)
    for (const [code, statement] of forbidden)
      await backend.exec(statement).catch((error: { code?: string; message?: string }) => {
        if (error.code !== code) strange.push(`${error.code} ${error.message}`);
      });
  return strange;
}
