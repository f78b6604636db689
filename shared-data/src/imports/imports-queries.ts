import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { listImportRows, listImports, readImport } from './imports-api.ts';
import { type ImportRowFilter, importKeys } from './imports-keys.ts';

/** Newest first. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: importKeys.list(page),
    queryFn: (context) => unwrap(listImports(portalOf(context), page, context.signal)),
    placeholderData: keepPreviousData,
  });

/** 'not-found' for an unknown import. Disabled without an id. */
export const importQuery = (importId: number | undefined) =>
  queryOptions({
    queryKey: importKeys.detail(importId),
    queryFn:
      importId === undefined
        ? skipToken
        : (context) => unwrap(readImport(portalOf(context), importId, context.signal)),
  });

export const importRowsQuery = (filter: ImportRowFilter) =>
  queryOptions({
    queryKey: importKeys.rows(filter),
    queryFn: (context) => unwrap(listImportRows(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });
