import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getSecondFactor } from './second-factor-api.ts';

export const secondFactorKeys = { all: ['second-factor'] as const };

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: secondFactorKeys.all,
    queryFn: (context) => unwrap(getSecondFactor(portalOf(context), context.signal)),
  });
