import type { Api } from '../../fixtures/data/api.ts';
import { bonus, paise, timePay } from '../../fixtures/data/money.ts';

interface CompletedJob {
  request_id: number;
  estimated_cost: number;
  final_cost: number | null;
  request_lines: { position: number; minutes: number | null }[];
}

/** A mechanic's pay for one job, in paise. */
export interface JobPay {
  requestId: number;
  time: number;
  bonus: number;
}

/** A mechanic's pay, in paise. */
export interface Pay {
  jobs: JobPay[];
  time: number;
  bonus: number;
  due: number;
  /** The amount that the manager pays. */
  adjusted: number;
}

const adjustment = 100_37;

/** Calculates a mechanic's pay from the unpaid jobs at this hourly rate. */
export async function calculatePay(manager: Api, mechanicId: string, ratePaise: number): Promise<Pay> {
  const completed = await manager.read<CompletedJob>(
    `service_requests?assigned_mechanic=eq.${mechanicId}&status=eq.completed` +
      '&select=request_id,estimated_cost,final_cost,request_lines(position,minutes)&request_lines.service_id=not.is.null',
  );
  const payments = await manager.read<{ jobs_included: number[] }>('salary_payments?select=jobs_included');
  const paid = new Set(payments.flatMap(({ jobs_included }) => jobs_included));
  const unpaid = completed.filter(({ request_id }) => !paid.has(request_id));
  const jobs = unpaid.map((job): JobPay => {
    const [first] = job.request_lines.sort((a, b) => a.position - b.position);
    return {
      requestId: job.request_id,
      time: timePay(first?.minutes ?? 0, ratePaise),
      bonus: bonus(paise(job.final_cost ?? job.estimated_cost)),
    };
  });
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const time = sum(jobs.map((job) => job.time));
  const bonuses = sum(jobs.map((job) => job.bonus));
  return { jobs, time, bonus: bonuses, due: time + bonuses, adjusted: time + bonuses + adjustment };
}
