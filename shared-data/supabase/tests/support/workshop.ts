import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { emailOf, type Person, password, type Role, roles } from './people.ts';
import { scriptOfRows } from './script-of-rows.ts';
import { emptied, fillWorkshop, makeLogins, settings } from './workshop-rows.ts';

/** The requests of the fixture. All but the last two are the customer's, for the first vehicle. */
export const requests = {
  pending: 1,
  approved: 2,
  inProgress: 3,
  completed: 4,
  paid: 5,
  cancelled: 6,
  othersInProgress: 7,
  othersCompleted: 8,
} as const;
export const vehicles = { first: 1, second: 2, others: 3 } as const;
export const services = { oilChange: 1, brakeRepair: 2, inactive: 3 } as const;
export const templates = { tyres: 1, retired: 2 } as const;
export const parts = { oilFilter: 1, brakePad: 2, outOfStock: 3 } as const;

export interface Workshop {
  backend: TestBackend;
  /** A signed-in client. */
  as: (role: Role) => Promise<SupabaseClient>;
  idOf: (person: Person) => string;
  /** Restores the initial rows. Sessions stay, except of logins that had to be recreated. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** A client with its own session. */
export const connect = (backend: TestBackend, key = backend.publishableKey): SupabaseClient =>
  createClient('http://localhost', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });

/** A test garage in which each of `roles` has rows of its own. "dismissed" is not dismissed yet. */
export async function openWorkshop(): Promise<Workshop> {
  const backend = await openTestBackend();
  const ids = new Map<string, string>();
  const clients = new Map<Role, Promise<SupabaseClient>>();
  const readIds = async () => {
    const before = new Map(ids);
    for (const { id, email } of await backend.exec('select id, email from auth.users')) {
      ids.set(String(email), String(id));
    }
    return roles.filter((role) => role !== 'visitor' && before.get(emailOf(role)) !== ids.get(emailOf(role)));
  };
  const signIn = async (role: Role) => {
    const client = connect(backend);
    if (role === 'visitor') return client;
    const { error } = await client.auth.signInWithPassword({ email: emailOf(role), password });
    if (error) throw error;
    return client;
  };
  const workshopIds = (person: Person) => ids.get(emailOf(person)) ?? '';
  const fill = async () => {
    await backend.runScript(fillWorkshop);
    return await scriptOfRows(backend, emptied);
  };
  await backend.runScript(makeLogins);
  await readIds();
  let restoreRows = await fill();
  return {
    backend,
    idOf: workshopIds,
    as: (role) => {
      const client = clients.get(role) ?? signIn(role);
      clients.set(role, client);
      return client;
    },
    reset: async () => {
      await backend.runScript(makeLogins + settings + restoreRows);
      const recreated = await readIds();
      for (const role of recreated) clients.delete(role);
      // The rows name the logins.
      if (recreated.length > 0) restoreRows = await fill();
    },
    close: backend.close,
  };
}
