import type { MovementKind } from './parts-answers.ts';

export interface MovementFilter {
  partId: number;
  kind?: MovementKind;
  /** From 1. */
  page: number;
}

export interface AvailablePartFilter {
  /** Name or code. */
  search?: string;
  /** From 1. */
  page: number;
}

export interface PartFilter {
  /** Name, code, category or another number. */
  search?: string;
  category?: string;
  stockLevel?: 'in-stock' | 'low' | 'short' | 'unused' | 'retired';
  /** 'name' by default: name, code, category, stock, min, cost, price or value; a leading - means descending. */
  sort?: string;
  /** From 1. */
  page: number;
}

export const partKeys = {
  all: ['parts'] as const,
  list: (filter: PartFilter) => [...partKeys.all, 'list', filter] as const,
  available: (filter: AvailablePartFilter) => [...partKeys.all, 'available', filter] as const,
  labels: (filter: Omit<PartFilter, 'page'>) => [...partKeys.all, 'labels', filter] as const,
  details: (partId: number) => [...partKeys.all, 'details', partId] as const,
  movements: (filter: MovementFilter) => [...partKeys.all, 'movements', filter] as const,
};
