import { queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import { getSecondFactor } from './second-factor-api.ts';

export const secondFactorKeys = { all: ['second-factor'] as const };

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: secondFactorKeys.all,
    queryFn: (context) => unwrap(getSecondFactor(portalOf(context), context.signal)),
  });
