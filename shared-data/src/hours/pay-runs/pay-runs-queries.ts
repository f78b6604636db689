import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getBankAccount, getTransfers } from './bank-accounts-api.ts';
import { getPayRun, listPayRuns } from './pay-runs-api.ts';
import { bankAccountKeys, payRunKeys } from './pay-runs-keys.ts';

export const payRunsQuery = (page: number) =>
  queryOptions({
    queryKey: payRunKeys.list(page),
    queryFn: (context) => unwrap(listPayRuns(portalOf(context), page, context.signal)),
    placeholderData: keepPreviousData,
  });

export const payRunQuery = (payRunId: number) =>
  queryOptions({
    queryKey: payRunKeys.details(payRunId),
    queryFn: (context) => unwrap(getPayRun(portalOf(context), payRunId, context.signal)),
  });

/** Forgotten with the screen that shows it. */
export const bankAccountQuery = (mechanicId: string) =>
  queryOptions({
    queryKey: bankAccountKeys.of(mechanicId),
    queryFn: (context) => unwrap(getBankAccount(portalOf(context), mechanicId, context.signal)),
    gcTime: 0,
  });

/** Forgotten with the screen that shows it. */
export const transfersQuery = (payRunId: number) =>
  queryOptions({
    queryKey: bankAccountKeys.transfers(payRunId),
    queryFn: (context) => unwrap(getTransfers(portalOf(context), payRunId, context.signal)),
    gcTime: 0,
  });
