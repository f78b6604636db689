import { dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import type {
  PayRun,
  PayRunPage,
  PaySlip,
  PaySlipPage,
} from '../../../src/hours/pay-runs/pay-runs-answers.ts';
import { callAndRecord, type Operation, someKey } from './recorded-calls.ts';

/** The newest runs, of which one may be a draft. */
const listRuns: (...args: Parameters<Operation>) => Promise<PayRunPage['rows']> = async (client, books) =>
  (await callAndRecord<PayRunPage>(client, books, 'list_pay_runs', {}))?.rows ?? [];

/** A draft that is looked at, checked and approved, while others pay its jobs. */
const closePeriod: Operation = async (client, books, random) => {
  // After today, so that all that is unpaid is in it.
  const day = dayAhead(1 + random.below(30));
  const run = await callAndRecord<PayRun>(client, books, 'start_pay_run', { first_day: day, last_day: day });
  const [newest] = run ? [run] : await listRuns(client, books, random);
  if (!newest) return;
  const { pay_run_id } = newest;
  const seen = await callAndRecord<PayRun>(client, books, 'pay_run_details', { pay_run_id });
  const checked = await callAndRecord<PayRun>(client, books, 'check_pay_run', {
    pay_run_id,
    seal: seen?.seal ?? 'none',
  });
  if (checked) await callAndRecord(client, books, 'approve_pay_run', { pay_run_id, seal: checked.seal });
};

const changeLines =
  (mechanicIds: readonly string[]): Operation =>
  async (client, books, random) => {
    const [newest] = await listRuns(client, books, random);
    if (!newest) return;
    const { pay_run_id } = newest;
    const mechanic_id = random.pick(mechanicIds);
    await callAndRecord(client, books, 'add_pay_line', {
      pay_run_id,
      mechanic_id,
      kind: random.pick(['addition', 'addition', 'deduction']),
      amount: 1 + random.below(90),
      reason: 'Diwali',
      ...someKey(random),
    });
    if (random.chance(0.5)) return;
    const slip = await client.rpc('pay_slip', { pay_run_id, mechanic_id });
    for (const { line_id, kind } of (slip.data as PaySlip | null)?.lines ?? [])
      if (line_id !== null && kind !== 'job')
        await callAndRecord(client, books, 'remove_pay_line', { line_id });
  };

const cancelOrAnswer: Operation = async (client, books, random) => {
  const [newest] = await listRuns(client, books, random);
  if (newest && random.chance(0.2))
    await callAndRecord(client, books, 'cancel_pay_run', { pay_run_id: newest.pay_run_id });
  await callAndRecord(client, books, 'answer_pay_question', {
    question_id: 1 + random.below(6),
    answer: random.pick(['It is so', 'The rate was wrong']),
  });
};

const saveAccount =
  (mechanicIds: readonly string[]): Operation =>
  async (client, books, random) => {
    await callAndRecord(client, books, 'save_bank_account', {
      mechanic_id: random.pick(mechanicIds),
      account_name: 'Ravi Kumar',
      ifsc: 'HDFC0001234',
      account_number: String(123_456_789 + random.below(3)),
    });
  };

export const payRunWork = (mechanicIds: readonly string[]): Operation[] => [
  ...[closePeriod, closePeriod, changeLines(mechanicIds), cancelOrAnswer, saveAccount(mechanicIds)],
];

/** A mechanic asks about a line of the own newest slip. */
export const askAboutPay: Operation = async (client, books, random) => {
  const { data } = await client.rpc('list_pay_slips');
  const [newest] = (data as PaySlipPage | null)?.rows ?? [];
  if (!newest) return;
  const slip = await client.rpc('pay_slip', { pay_run_id: newest.pay_run_id });
  const lines = (slip.data as PaySlip | null)?.lines ?? [];
  if (lines.length > 0)
    await callAndRecord(client, books, 'ask_about_pay', {
      line_id: random.pick(lines).line_id,
      question: random.pick(['Why?', 'And the bonus?']),
    });
};
