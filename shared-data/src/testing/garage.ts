import { emailOf, password, type Role } from '../../supabase/tests/support/people.ts';
import { openWorkshop, type Workshop } from '../../supabase/tests/support/workshop.ts';
import type { DataError } from '../foundation/answers/data-error.ts';
import { type Result, unwrap } from '../foundation/answers/result.ts';
import { createPortalClient, type PortalClient } from '../foundation/client/client.ts';
import { readSession, signedInId, signIn, signOut } from '../foundation/session/session.ts';

export interface Garage extends Workshop {
  portal: PortalClient;
  /** Signs in to the portal, replacing the previous user. */
  enter: (role: Role) => Promise<void>;
}

/** A portal client with a real backend, in which every role has rows of its own. */
export async function openGarage(): Promise<Garage> {
  const workshop = await openWorkshop();
  const config = {
    supabaseUrl: 'http://localhost',
    supabaseKey: workshop.backend.publishableKey,
    remotes: [],
    socialSignIns: { google: false, github: false },
  };
  const portal = createPortalClient(config, { fetch: workshop.backend.fetch, personId: signedInId });
  return {
    ...workshop,
    portal,
    enter: async (role) => {
      const present = await readSession();
      if (role !== 'visitor' && present?.id === workshop.idOf(role)) return;
      await signOut(portal);
      if (role !== 'visitor') await unwrap(signIn(portal, emailOf(role), password, false));
    },
  };
}

/** A signal that is never aborted. */
export const neverAborted = new AbortController().signal;

/** The error of a failed result. @throws for a success. */
export async function refusal<T>(
  pending: Promise<Result<T>>,
): Promise<Pick<DataError, 'kind' | 'message' | 'field' | 'fromServer'>> {
  const result = await pending;
  if (result.success) throw new Error(`Succeeded: ${JSON.stringify(result.data)}`);
  expect(result.message).toBe(result.error.message);
  const { kind, message, field, fromServer } = result.error;
  return { kind, message, field, fromServer };
}
