import type { AssignmentSort } from './assignment-sort.ts';
import type { AssignmentStatus, RequestStatus } from './request-status.ts';

export interface AssignmentFilter {
  status?: AssignmentStatus;
  /** Service, plate, or the customer's name, email or phone. */
  search?: string;
  /** By the scheduled day; without it pending first, the longest waiting first. */
  sort?: AssignmentSort;
  /** From 1. */
  page: number;
}

export interface JobFilter {
  status?: RequestStatus;
  /** Service, customer, vehicle brand, model or registration. */
  search?: string;
  /** From 1. */
  page: number;
}

export interface RequestFilter {
  status?: RequestStatus;
  vehicleId?: number;
  /** From 1. */
  page: number;
}

export const requestKeys = {
  all: ['requests'] as const,
  own: (filter: RequestFilter) => [...requestKeys.all, 'own', filter] as const,
  open: () => [...requestKeys.all, 'open'] as const,
  record: (requestId: number | undefined) => [...requestKeys.all, 'record', requestId] as const,
  jobs: (filter: JobFilter) => [...requestKeys.all, 'jobs', filter] as const,
  anyJob: () => [...requestKeys.all, 'job'] as const,
  job: (requestId: number) => [...requestKeys.anyJob(), requestId] as const,
  jobSummary: () => [...requestKeys.all, 'job-summary'] as const,
  clearing: () => [...requestKeys.all, 'clearing'] as const,
  assignments: (filter: AssignmentFilter) => [...requestKeys.all, 'assignments', filter] as const,
};
