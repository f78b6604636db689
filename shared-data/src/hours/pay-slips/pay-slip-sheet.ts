import { dayInGarage } from '../../foundation/days/garage-day.ts';
import type { GarageContact } from '../../garage/garage-answers.ts';
import type { PayLine, PaySlip } from '../pay-runs/pay-runs-answers.ts';
import { payGroups, payLineName } from './pay-slip.ts';

interface SheetOptions {
  /** Undefined where it was not loaded. */
  garage: GarageContact | undefined;
  /** Its address holds the picture. */
  logo: { url: string } | null;
}

/** The days of a job that was never completed do not exist, and its numbers are never null. */
const jobOf = (line: PayLine) => ({
  requestId: line.request_id ?? 0,
  completed: line.completed_at === null ? '' : dayInGarage(line.completed_at),
  service: line.service_name ?? '',
  plate: line.registration_number ?? '',
  minutes: line.minutes ?? 0,
  hourlyRate: line.hourly_rate ?? 0,
  timePay: line.time_pay ?? 0,
  bonusRate: (line.bonus_rate ?? 0) * 100,
  cost: line.cost ?? 0,
  bonus: line.bonus ?? 0,
  amount: line.amount,
});

const otherOf = (line: PayLine) => ({
  reason: line.reason ?? '',
  addedBy: line.added_by_name ?? '',
  amount: line.amount,
});

const aboutOf = (line: PayLine) =>
  line.request_id === null ? payLineName(line) : `Job #${line.request_id}, ${payLineName(line)}`;

const questionsOf = (line: PayLine) =>
  line.questions.map(({ question, answer, answered_by_name }) => ({
    about: aboutOf(line),
    question,
    answer: answer === null ? null : { text: answer, name: answered_by_name ?? '' },
  }));

/** What the paper and the PDF of a slip say. */
export function paySlipSheet(slip: PaySlip, { garage, logo }: SheetOptions) {
  const groups = payGroups(slip.lines);
  const jobs = groups.find(({ kind }) => kind === 'job');
  const others = groups.filter(({ kind }) => kind !== 'job');
  return {
    number: slip.pay_run_id,
    firstDay: slip.first_day,
    lastDay: slip.last_day,
    approved:
      slip.state === 'approved' && slip.closed_at !== null
        ? { date: dayInGarage(slip.closed_at), name: slip.closed_by_name ?? '' }
        : null,
    garage: {
      name: garage?.name || 'Pitlane',
      address: garage?.address || null,
      phone: garage?.phone || null,
      email: garage?.email || null,
    },
    logo: logo?.url ?? null,
    mechanicName: slip.mechanic_name,
    jobs: jobs?.lines.map(jobOf) ?? [],
    jobsSum: jobs?.sum ?? 0,
    others: others.map(({ label, lines, sum }) => ({ label, lines: lines.map(otherOf), sum })),
    total: slip.total,
    questions: slip.lines.flatMap(questionsOf),
  };
}
