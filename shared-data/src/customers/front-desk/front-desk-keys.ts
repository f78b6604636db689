export const frontDeskKeys = {
  all: ['front-desk'] as const,
  search: (query: string) => [...frontDeskKeys.all, 'search', query] as const,
  day: () => [...frontDeskKeys.all, 'day'] as const,
  jobCard: (requestId: number | undefined) => [...frontDeskKeys.all, 'job-card', requestId] as const,
};
