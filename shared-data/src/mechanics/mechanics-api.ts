import { ask } from '@pitlane/shared-data/client';
import { type Answer, succeed } from '../answer/answer.ts';
import { isUuid } from '../formats/is-uuid.ts';
import { pageSize } from '../paging/page.ts';
import type {
  AssignableMechanic,
  Dismissal,
  HourlyRate,
  Mechanic,
  MechanicPage,
  MechanicSalary,
  MechanicSort,
} from './mechanic.ts';

export interface MechanicFilter {
  /** Part of a name, email, phone number or employee id. */
  search?: string;
  specialization?: string;
  /** By name without one. */
  sort?: MechanicSort;
  /** From 1. */
  page: number;
}

export const listMechanics = (
  { search, specialization, sort, page }: MechanicFilter,
  signal: AbortSignal,
): Promise<Answer<MechanicPage>> =>
  ask((client) =>
    client
      .rpc('list_mechanics', { search, specialization, sort, page, page_size: pageSize })
      .abortSignal(signal),
  );

/** The least busy first. */
export const listAssignableMechanics = (signal: AbortSignal): Promise<Answer<AssignableMechanic[]>> =>
  ask((client) => client.rpc('list_mechanics_for_assignment').abortSignal(signal));

/** null when there is no such mechanic, as when the id is none. */
export const getMechanicSalary = async (
  mechanicId: string,
  signal: AbortSignal,
): Promise<Answer<MechanicSalary | null>> =>
  isUuid(mechanicId)
    ? ask((client) => client.rpc('mechanic_salary', { mechanic_id: mechanicId }).abortSignal(signal))
    : succeed(null);

export interface HourlyRateChange {
  mechanicId: string;
  /** Rupees, above zero. */
  hourlyRate: number;
}

export const setHourlyRate = ({ mechanicId, hourlyRate }: HourlyRateChange): Promise<Answer<HourlyRate>> =>
  ask((client) => client.rpc('set_hourly_rate', { mechanic_id: mechanicId, hourly_rate: hourlyRate }));

/** Ends the mechanic's login; their open requests go back to pending. */
export const dismissMechanic = (mechanicId: string): Promise<Answer<Dismissal>> =>
  ask((client) => client.rpc('dismiss_mechanic', { mechanic_id: mechanicId }));

export interface Hiring {
  name: string;
  email: string;
  phone: string;
  /** The first one, 4 to 12 characters. */
  password: string;
  employeeId: string;
  /** The first is the main one. */
  specializations: string[];
  experienceYears: number;
  /** Rupees, above zero. */
  hourlyRate: number;
}

/** Makes the mechanic's login and row, or neither. */
export const hireMechanic = (hiring: Hiring): Promise<Answer<Mechanic>> =>
  ask((client) =>
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
