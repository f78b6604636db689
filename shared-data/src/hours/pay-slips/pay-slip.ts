import { formatDate, formatShortDay } from '../../foundation/days/date.ts';
import { formatPercent } from '../../foundation/formats/percent.ts';
import { formatMoneyWithPaise } from '../../foundation/numbers/money.ts';
import { toPaise, toRupees } from '../../foundation/numbers/paise.ts';
import { type PayLineKind, payLineKinds } from '../pay-runs/pay-kinds.ts';
import type { PayLine, PaySlip } from '../pay-runs/pay-runs-answers.ts';

const groupLabels: Record<PayLineKind, string> = {
  job: 'Jobs',
  addition: 'Additions',
  deduction: 'Deductions',
  correction: 'Corrections',
};

export interface PayGroup {
  kind: PayLineKind;
  label: string;
  lines: PayLine[];
  /** Rupees. */
  sum: number;
}

/** The lines of a slip by kind, without kinds that it has none of. */
export const payGroups = (lines: readonly PayLine[]): PayGroup[] =>
  payLineKinds
    .map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({
      ...group,
      label: groupLabels[group.kind],
      sum: toRupees(group.lines.reduce((paise, { amount }) => paise + toPaise(amount), 0)),
    }));

type Period = Pick<PaySlip, 'first_day' | 'last_day'>;

/** 1 to 30 Nov 2026, 16 Nov to 15 Dec 2026. */
export const payPeriod = ({ first_day, last_day }: Period): string => {
  const agreeIn = (length: number) => first_day.slice(0, length) === last_day.slice(0, length);
  const from = agreeIn('2026'.length) ? formatShortDay(first_day) : formatDate(first_day);
  return `${agreeIn('2026-11'.length) ? from.split(' ')[0] : from} to ${formatDate(last_day)}`;
};

/** The service of a job, else the reason. */
export const payLineName = ({ service_name, reason }: PayLine): string => service_name ?? reason ?? '';

/** 45 min at ₹300.00 an hour. Null for what is no job. */
export const timePayRule = ({ minutes, hourly_rate }: PayLine): string | null =>
  minutes === null || hourly_rate === null
    ? null
    : `${minutes} min at ${formatMoneyWithPaise(hourly_rate)} an hour`;

/** 3% of ₹3,999.50. Null for what is no job. */
export const bonusRule = ({ bonus_rate, cost }: PayLine): string | null =>
  bonus_rate === null ? null : `${formatPercent(bonus_rate)} of ${formatMoneyWithPaise(cost ?? 0)}`;
