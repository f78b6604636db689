import { type Migration, readMigrations } from '../../../local-backend/data/migrations.ts';
import { readChapters, scriptOf } from '../../../local-backend/data/schema/declared-schema.ts';
import { describeDifference } from '../../../scripts/schema/write-difference.ts';

/** What a made-up release after the present one changes in the chapters: a column, a function, a rule of pay. */
const edits: [chapter: string, from: string | RegExp, to: string][] = [
  [
    'tables/vehicles.sql',
    /$/,
    `\nalter table public.vehicles add column made_up_size text check (char_length(made_up_size) <= 20);
comment on column public.vehicles.made_up_size is 'That of no car.';
grant update (made_up_size) on public.vehicles to authenticated;\n`,
  ],
  [
    'hours/salary.sql',
    "'bonus_rate', private.bonus_rate(),",
    "'bonus_rate', private.bonus_rate(), 'bonus_of', 'the cost of a job',",
  ],
  ['hours/pay_rules.sql', 'return 0.03;', 'return 0.04;'],
];

/** The chapters of that release. @throws when a chapter has no longer what is edited. */
function editedChapters() {
  const chapters = readChapters();
  for (const [name, from, to] of edits) {
    const chapter = chapters.find((each) => each.name === name);
    const edited = chapter?.sql.replace(from, to);
    if (!chapter || edited === undefined || edited === chapter.sql)
      throw new Error(`schemas/${name} has no ${from}`);
    chapter.sql = edited;
  }
  return chapters;
}

/** Its migration as `npm run migration` writes it, with nothing left to do by hand. */
export async function writeNextMigration(): Promise<Migration> {
  const next = { version: '20991231000000', name: 'made_up_size' };
  const declared = { ...next, sql: scriptOf(editedChapters()) };
  const sql = await describeDifference(readMigrations(), [declared]);
  expect(sql).toContain('made_up_size');
  expect(sql).not.toContain('To do by hand');
  return { ...next, sql: String(sql) };
}

type Person = 'customer' | 'mechanic' | 'manager';

/** Calls a function of the API as somebody of the demo data. */
export type Call = (person: Person, name: string, parameters?: Record<string, string>) => Promise<unknown>;

interface Salary {
  mechanic: { mechanic_id: string };
  unpaid_jobs: { cost: number; repeats: number | null }[];
  time_pay: number;
  bonus: number;
  bonus_rate: number;
  bonus_of?: string;
  total: number;
}

/** Figures of the demo data that a release must not lose, and those that its rule of pay changes. */
export async function readFigures(call: Call) {
  const people = ['customer', 'mechanic', 'manager'] as const;
  const accounts = await Promise.all(people.map((person) => call(person, 'current_account')));
  const due = (await call('manager', 'salaries_due')) as { mechanic_id: string }[];
  const salaries = [];
  for (const { mechanic_id } of due)
    salaries.push((await call('manager', 'mechanic_salary', { mechanic_id })) as Salary);
  return {
    accounts,
    work: await call('manager', 'list_assignments'),
    customers: await call('manager', 'list_customers'),
    payments: await call('manager', 'list_salary_payments'),
    salaries,
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

const cents = (value: number) => Math.round(value * 100);

/** Expects the figures after the update: the same, but for the new rate of unpaid jobs. */
export function expectUpdated(before: Figures, after: Figures) {
  const { salaries, ...rest } = after;
  const { salaries: salariesBefore, ...restBefore } = before;
  expect(rest).toEqual(restBefore);
  expect(salaries.some(({ bonus }) => bonus > 0)).toBe(true);
  for (const [index, salary] of salaries.entries()) {
    const paid = salary.unpaid_jobs.filter(({ repeats }) => repeats === null);
    const bonus = paid.reduce((sum, { cost }) => sum + Math.round(cents(cost) * 0.04), 0);
    expect(salary).toMatchObject({ bonus_rate: 0.04, bonus_of: 'the cost of a job' });
    expect(salary.time_pay).toBe(salariesBefore[index]?.time_pay);
    expect(cents(salary.bonus)).toBe(bonus);
    expect(cents(salary.total)).toBe(cents(salary.time_pay) + bonus);
  }
}
