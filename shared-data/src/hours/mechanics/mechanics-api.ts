import type { MadeInvitation } from '../../customers/front-desk/front-desk-answers.ts';
import { pageSize } from '../../foundation/answers/page.ts';
import { type Result, succeed } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import { isUuid } from '../../foundation/formats/is-uuid.ts';
import type {
  AssignableMechanic,
  Dismissal,
  HourlyRate,
  Mechanic,
  MechanicPage,
  MechanicSalary,
} from './mechanics-answers.ts';
import type { MechanicFilter } from './mechanics-keys.ts';

export const listMechanics = (
  portal: PortalClient,
  { search, specialization, sort, page }: MechanicFilter,
  signal: AbortSignal,
): Promise<Result<MechanicPage>> =>
  portal.request((client) =>
    client
      .rpc('list_mechanics', { search, specialization, sort, page, page_size: pageSize })
      .abortSignal(signal),
  );

/** Least busy first. */
export const listAssignableMechanics = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<AssignableMechanic[]>> =>
  portal.request((client) => client.rpc('list_mechanics_for_assignment').abortSignal(signal));

/** null for an unknown or malformed id. */
export const getMechanicSalary = async (
  portal: PortalClient,
  mechanicId: string,
  signal: AbortSignal,
): Promise<Result<MechanicSalary | null>> =>
  isUuid(mechanicId)
    ? portal.request((client) =>
        client.rpc('mechanic_salary', { mechanic_id: mechanicId }).abortSignal(signal),
      )
    : succeed(null);

export interface HourlyRateChange {
  mechanicId: string;
  /** Rupees, above zero. */
  hourlyRate: number;
  /** The rate that is changed, as its editor read it. */
  expectedRate: number;
}

export const setHourlyRate = (
  portal: PortalClient,
  { mechanicId, hourlyRate, expectedRate }: HourlyRateChange,
): Promise<Result<HourlyRate>> =>
  portal.request((client) =>
    client.rpc('set_hourly_rate', {
      mechanic_id: mechanicId,
      hourly_rate: hourlyRate,
      expected_rate: expectedRate,
    }),
  );

/** Deletes the mechanic's login and returns their open requests to pending. */
export const dismissMechanic = (portal: PortalClient, mechanicId: string): Promise<Result<Dismissal>> =>
  portal.request((client) => client.rpc('dismiss_mechanic', { mechanic_id: mechanicId }));

export interface Hiring {
  name: string;
  /** Empty, like the password, for a mechanic who gets a login later. */
  email: string;
  phone: string;
  /** The initial password, 4 to 12 characters. */
  password: string;
  employeeId: string;
  /** The first is the main specialization. */
  specializations: string[];
  experienceYears: number;
  /** Rupees, above zero. */
  hourlyRate: number;
}

/** Creates login and row in one transaction. */
export const hireMechanic = (portal: PortalClient, hiring: Hiring): Promise<Result<Mechanic>> =>
  portal.request((client) =>
    client.rpc('hire_mechanic', {
      name: hiring.name,
      email: hiring.email,
      phone: hiring.phone,
      password: hiring.password,
      employee_id: hiring.employeeId,
      specializations: hiring.specializations,
      experience_years: hiring.experienceYears,
      hourly_rate: hiring.hourlyRate,
    }),
  );

export interface MechanicInvitation {
  mechanicId: string;
  /** The one to propose. */
  email?: string;
}

/** For a mechanic without a login. Nothing is sent; the code is answered only here. */
export const inviteMechanic = (
  portal: PortalClient,
  { mechanicId, email }: MechanicInvitation,
): Promise<Result<MadeInvitation>> =>
  portal.request((client) => client.rpc('invite_mechanic', { mechanic_id: mechanicId, email }));
