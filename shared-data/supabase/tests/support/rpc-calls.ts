import type { SupabaseClient } from '@supabase/supabase-js';

interface Outcome {
  data: unknown;
  error: { code?: string; message: string; hint?: string | null; details?: string | null } | null;
}

export interface Refusal {
  code: string;
  message: string;
  hint?: string | null;
  details?: string | null;
}

/** What a question was answered with. @throws when it was refused. */
export async function resultOf<Result = unknown>(question: PromiseLike<Outcome>): Promise<Result> {
  const { data, error } = await question;
  if (error) throw new Error(`Refused: ${error.code} ${error.message}`);
  return data as Result;
}

/** Why a question was refused. @throws when it was answered. */
export async function refusalOf(question: PromiseLike<Outcome>): Promise<Refusal> {
  const { data, error } = await question;
  if (!error) throw new Error(`Answered: ${JSON.stringify(data)}`);
  const { code = '', message, hint, details } = error;
  return { code, message, ...(hint && { hint }), ...(details && { details }) };
}

/** Calls a function of the database. */
export const call = <Result = Record<string, unknown>>(
  client: SupabaseClient,
  name: string,
  parameters: Record<string, unknown> = {},
) => resultOf<Result>(client.rpc(name, parameters));

/** Calls a function of the database that must refuse. */
export const refuse = (client: SupabaseClient, name: string, parameters: Record<string, unknown> = {}) =>
  refusalOf(client.rpc(name, parameters));
