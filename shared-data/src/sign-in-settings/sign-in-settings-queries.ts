import { queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import { getSignInSettings } from './sign-in-settings-api.ts';

export const signInSettingsKeys = { all: ['sign-in-settings'] as const };

/** Managers only. */
export const signInSettingsQuery = () =>
  queryOptions({
    queryKey: signInSettingsKeys.all,
    queryFn: (context) => unwrap(getSignInSettings(portalOf(context), context.signal)),
  });
