import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getPaySlip, listPaySlips, type PaySlipOf } from './pay-slips-api.ts';
import { paySlipKeys } from './pay-slips-keys.ts';

/** The signed-in mechanic's slips, newest first. */
export const paySlipsQuery = (page: number) =>
  queryOptions({
    queryKey: paySlipKeys.list(page),
    queryFn: (context) => unwrap(listPaySlips(portalOf(context), page, context.signal)),
    placeholderData: keepPreviousData,
  });

export const paySlipQuery = (of: PaySlipOf) =>
  queryOptions({
    queryKey: paySlipKeys.slip(of.payRunId, of.mechanicId),
    queryFn: (context) => unwrap(getPaySlip(portalOf(context), of, context.signal)),
  });
