import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { listSessions } from './profile-api.ts';
import { profileKeys } from './profile-keys.ts';

/** The devices on which the user is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: profileKeys.sessions(),
    queryFn: (context) => unwrap(listSessions(portalOf(context), context.signal)),
  });
