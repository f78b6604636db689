import { createPortalClient, type PortalClient } from '@pitlane/shared-data/client';
import { readSession, signIn, signOut } from '@pitlane/shared-data/session';
import {
  emailOf,
  openWorkshop,
  password,
  type Role,
  type Workshop,
} from '../../supabase/tests/support/workshop.ts';
import type { DataError } from '../data-error/data-error.ts';
import { type Result, unwrap } from '../result/result.ts';

export interface Garage extends Workshop {
  portal: PortalClient;
  /** Signs in at the portal as this person, whoever was there before. */
  enter: (role: Role) => Promise<void>;
}

/** The portal over a real backend, in which everyone has something of their own. */
export async function openGarage(): Promise<Garage> {
  const workshop = await openWorkshop();
  const config = {
    supabaseUrl: 'http://localhost',
    supabaseKey: workshop.backend.publishableKey,
    remotes: [],
    socialSignIns: { google: false, github: false },
  };
  const portal = createPortalClient(config, { fetch: workshop.backend.fetch });
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

/** A signal that nobody gives. */
export const neverAborted = new AbortController().signal;

/** The columns that a row must have, no more and no fewer. Its type is held to the same. */
export const columnsOf = <Row>(columns: Record<keyof Row, true>): string[] => Object.keys(columns).sort();

/** What was refused, and in which words. @throws when it was not. */
export async function refusal<T>(
  pending: Promise<Result<T>>,
): Promise<Pick<DataError, 'kind' | 'message' | 'field' | 'fromServer'>> {
  const answer = await pending;
  if (answer.success) throw new Error(`Answered: ${JSON.stringify(answer.data)}`);
  expect(answer.message).toBe(answer.error.message);
  const { kind, message, field, fromServer } = answer.error;
  return { kind, message, field, fromServer };
}
