import type { AssignmentFilter, JobFilter, RequestFilter } from './requests-api.ts';

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
