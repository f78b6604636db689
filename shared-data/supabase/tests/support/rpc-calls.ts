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

/** The data of a response. @throws for an error. */
export async function resultOf<Result = unknown>(request: PromiseLike<Outcome>): Promise<Result> {
  const { data, error } = await request;
  if (error) throw new Error(`Refused: ${error.code} ${error.message}`);
  return data as Result;
}

/** The error of a response. @throws for a success. */
export async function refusalOf(request: PromiseLike<Outcome>): Promise<Refusal> {
  const { data, error } = await request;
  if (!error) throw new Error(`Succeeded: ${JSON.stringify(data)}`);
  const { code = '', message, hint, details } = error;
  return { code, message, ...(hint && { hint }), ...(details && { details }) };
}

/** Calls a function and returns its result. */
export const call = <Result = Record<string, unknown>>(
  client: SupabaseClient,
  name: string,
  parameters: Record<string, unknown> = {},
) => resultOf<Result>(client.rpc(name, parameters));

/** Calls a function and returns its error. */
export const refuse = (client: SupabaseClient, name: string, parameters: Record<string, unknown> = {}) =>
  refusalOf(client.rpc(name, parameters));
