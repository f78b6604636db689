import * as z from 'zod';
import { madeInvitation } from '../../customers/front-desk/front-desk-answers.ts';
import {
  count,
  day,
  id,
  modelYear,
  money,
  page,
  text,
  timestamp,
  uuid,
} from '../../foundation/answers/shapes.ts';

/** Every column of a mechanic. */
const mechanic = z.strictObject({
  mechanic_id: uuid,
  employee_id: text,
  name: text,
  /** Of the login; null until a mechanic without one accepts an invitation. */
  email: text.nullable(),
  phone: text,
  /** Rupees. */
  hourly_rate: money,
  experience_years: z.int(),
  /** The main one. */
  specialization: text.nullable(),
  specializations: z.array(text),
  /** Out of 5. */
  rating: z.number(),
  availability_status: z.enum(['available', 'offline']).nullable(),
  available: z.boolean(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  hire_date: day,
  created_at: timestamp,
});

const listedMechanic = mechanic.extend({ open_jobs: count });

const assignableMechanic = mechanic
  .pick({
    mechanic_id: true,
    name: true,
    specialization: true,
    specializations: true,
    experience_years: true,
    available: true,
  })
  .extend({ open_jobs: count });

/** A completed, unpaid job. Money in rupees. */
const unpaidJob = z.strictObject({
  request_id: id,
  service_name: text,
  /** Null once the vehicle has been deleted. */
  vehicle_id: id.nullable(),
  brand: text,
  model: text,
  year: modelYear,
  registration_number: text,
  completion_date: timestamp,
  /** The estimated duration of the first service. */
  minutes: count,
  /** Final cost, else the estimate. */
  cost: money,
  /** The cost was above the estimate by more than the garage's tolerance. */
  exceeds_estimate: z.boolean(),
  time_pay: money,
  /** 0 for a job that repeats another. */
  bonus: money,
  /** The job that it redoes. */
  repeats: id.nullable(),
});

/** A mechanic with the salary due, computed by the server. Money in rupees. */
const mechanicSalary = z.strictObject({
  mechanic,
  unpaid_jobs: z.array(unpaidJob),
  time_pay: money,
  bonus: money,
  /** The bonus as a share of a job's cost: 0.03 is 3%. */
  bonus_rate: z.number(),
  total: money,
  statistics: z.strictObject({
    total_jobs: count,
    completed_jobs: count,
    open_jobs: count,
    paid_jobs: count,
    total_paid: money,
  }),
});

export const mechanicAnswers = {
  /** Stats and specializations cover all mechanics. */
  list_mechanics: page(listedMechanic).extend({
    stats: z.strictObject({
      total: count,
      /** In years, one decimal. */
      average_experience: z.number(),
    }),
    specializations: z.array(text),
  }),
  list_mechanics_for_assignment: z.array(assignableMechanic),
  /** Null for an unknown id. */
  mechanic_salary: mechanicSalary.nullable(),
  hire_mechanic: mechanic,
  invite_mechanic: madeInvitation,
  set_hourly_rate: mechanic.pick({ mechanic_id: true, hourly_rate: true }),
  dismiss_mechanic: z.strictObject({
    /** Requests returned to pending. */
    open_requests: count,
    unpaid_jobs: count,
    amount_due: money,
  }),
};

export type Mechanic = z.infer<typeof mechanic>;
export type ListedMechanic = z.infer<typeof listedMechanic>;
export type AssignableMechanic = z.infer<typeof assignableMechanic>;
export type UnpaidJob = z.infer<typeof unpaidJob>;
export type MechanicSalary = z.infer<typeof mechanicSalary>;
export type MechanicPage = z.infer<typeof mechanicAnswers.list_mechanics>;
export type HourlyRate = z.infer<typeof mechanicAnswers.set_hourly_rate>;
export type Dismissal = z.infer<typeof mechanicAnswers.dismiss_mechanic>;
