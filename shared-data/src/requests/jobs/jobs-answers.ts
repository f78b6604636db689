import * as z from 'zod';
import { fuelLevel } from '../../customers/front-desk/front-desk-answers.ts';
import { requestEstimate } from '../../estimates/estimates-answers.ts';
import { count, id, money, page, text, timestamp } from '../../foundation/answers/shapes.ts';
import { approvedPart } from '../../parts/parts-answers.ts';
import { requestFacts } from '../requests-answers.ts';

/** A request for its mechanic, with only the customer's name and phone. */
const job = requestFacts.extend({
  arrived_at: timestamp.nullable(),
  customer_name: text,
  /** Null once the customer has closed their account. */
  customer_phone: text.nullable(),
  /** Minutes of labour on approved lines. */
  estimated_duration: count,
  approved_parts: z.array(approvedPart),
  /** Percent by which the final cost may exceed the estimate without being marked for the manager. */
  cost_tolerance: z.number(),
  is_paid: z.boolean(),
});

/** A job with what was noted when its car arrived; nulls before. */
const jobDetails = job.extend({
  arrival_kilometres: count.nullable(),
  arrival_fuel: fuelLevel.nullable(),
  belongings: text.nullable(),
  key_number: text.nullable(),
  estimate: requestEstimate,
  /** Of the inspections that can be started. */
  templates: z.array(z.strictObject({ template_id: id, name: text })),
});

export const jobAnswers = {
  list_jobs: page(job),
  job_details: jobDetails,
  job_summary: z.strictObject({
    total_completed: count,
    completed_today: count,
    /** Rupees, over all completed jobs. */
    bonus_earned: money,
    /** The bonus as a share of a job's cost: 0.03 is 3%. */
    bonus_rate: z.number(),
    total_assigned: count,
  }),
};

export type Job = z.infer<typeof job>;
export type JobDetails = z.infer<typeof jobDetails>;
export type JobSummary = z.infer<typeof jobAnswers.job_summary>;
