import type { ImportRowFilter } from './imports-api.ts';

export const importKeys = {
  all: ['imports'] as const,
  list: (page: number) => [...importKeys.all, 'list', page] as const,
  detail: (importId: number | undefined) => [...importKeys.all, 'detail', importId] as const,
  rows: (filter: ImportRowFilter) => [...importKeys.all, 'rows', filter] as const,
};
