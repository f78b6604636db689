import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type { Backend } from '../../../local-backend/server/open-backend.ts';

const script = path.resolve(import.meta.dirname, '../../../scripts/create-manager.ts');
const person = ['--name', 'Nina Rao', '--email', 'Nina@Garage.test', '--phone', '+91 90000 00900'];

/** Runs the command without a terminal; rejects with its stderr. */
export const createNina = (settings: Record<string, string>, options = person) =>
  promisify(execFile)(process.execPath, [script, ...options], {
    env: { PATH: process.env.PATH, PITLANE_MANAGER_PASSWORD: 'nina-1', ...settings },
  });

/** Logs in as the new manager and returns the account. */
export async function logInAsNina(backend: Backend) {
  const client = createClient('http://localhost', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
  await client.auth.signInWithPassword({ email: 'nina@garage.test', password: 'nina-1' });
  const { data } = await client.rpc('current_account');
  return data;
}

/** The expected account. */
export const nina = {
  name: 'Nina Rao',
  email: 'nina@garage.test',
  phone: '+91 90000 00900',
  role: 'manager',
  department: 'Management',
};
