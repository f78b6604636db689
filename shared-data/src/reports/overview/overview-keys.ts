export const overviewKeys = {
  all: ['overview'] as const,
  waiting: () => [...overviewKeys.all, 'waiting'] as const,
  counts: () => [...overviewKeys.all, 'counts'] as const,
  trend: () => [...overviewKeys.all, 'trend'] as const,
};
