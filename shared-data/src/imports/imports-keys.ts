import type { RowOutcome } from './import.ts';

export interface ImportRowFilter {
  importId: number;
  outcome?: RowOutcome;
  /** From 1. */
  page: number;
}

export const importKeys = {
  all: ['imports'] as const,
  list: (page: number) => [...importKeys.all, 'list', page] as const,
  detail: (importId: number | undefined) => [...importKeys.all, 'detail', importId] as const,
  rows: (filter: ImportRowFilter) => [...importKeys.all, 'rows', filter] as const,
};
