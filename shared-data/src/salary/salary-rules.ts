import { dividePaise, toPaise, toRupees } from '../money/paise.ts';

/** Spec section 9: percent of each job's cost. */
const bonusPercent = 3;
const minutesPerHour = 60;

interface JobCost {
  final_cost: number | null;
  estimated_cost: number;
}

/** Rupees: 3 percent of the final cost, else of the estimate, to the paisa. */
export const jobBonus = ({ final_cost, estimated_cost }: JobCost): number =>
  toRupees(dividePaise(toPaise(final_cost ?? estimated_cost) * bonusPercent, 100));

/** Rupees: the service's estimated minutes at the hourly rate, to the paisa. */
export const jobTimePay = (minutes: number, hourlyRate: number): number =>
  toRupees(dividePaise(minutes * toPaise(hourlyRate), minutesPerHour));

export interface SalaryDue {
  timePay: number;
  bonus: number;
  total: number;
}

/** What is due for the jobs, in rupees: the sums of each job's own rounded figures. */
export function salaryDue(jobs: readonly (JobCost & { minutes: number })[], hourlyRate: number): SalaryDue {
  const timePay = jobs.reduce((sum, { minutes }) => sum + toPaise(jobTimePay(minutes, hourlyRate)), 0);
  const bonus = jobs.reduce((sum, job) => sum + toPaise(jobBonus(job)), 0);
  return { timePay: toRupees(timePay), bonus: toRupees(bonus), total: toRupees(timePay + bonus) };
}
