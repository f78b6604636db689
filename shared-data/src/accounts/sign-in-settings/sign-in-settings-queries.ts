import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getSignInSettings } from './sign-in-settings-api.ts';

export const signInSettingsKeys = { all: ['sign-in-settings'] as const };

/** Managers only. */
export const signInSettingsQuery = () =>
  queryOptions({
    queryKey: signInSettingsKeys.all,
    queryFn: (context) => unwrap(getSignInSettings(portalOf(context), context.signal)),
  });
