import type { Result } from '../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../foundation/client/client.ts';
import type {
  Bay,
  ClosedDays,
  GarageContact,
  GarageSettings,
  OpeningDays,
  OpeningHours,
} from './garage-answers.ts';

/** Visitors may read it too. */
export const getGarageContact = (
  portal: FunctionCaller,
  signal: AbortSignal,
): Promise<Result<GarageContact>> =>
  portal.request((client) => client.rpc('garage_contact', {}).abortSignal(signal));

export const getGarageSettings = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<GarageSettings>> =>
  portal.request((client) => client.rpc('garage_settings').abortSignal(signal));

/** The opening hours, and the closed days from a day on, YYYY-MM-DD. Visitors may read them too. */
export const getOpeningDays = (
  portal: PortalClient,
  from: string,
  signal: AbortSignal,
): Promise<Result<OpeningDays>> =>
  portal.request((client) => client.rpc('opening_days', { from_day: from }).abortSignal(signal));

export const listBays = (portal: PortalClient, signal: AbortSignal): Promise<Result<Bay[]>> =>
  portal.request((client) => client.from('bays').select('*').order('name').abortSignal(signal));

/** What a form changes, with the values as they were read: others fail as 'changed', with the current ones as detail. */
export interface Change<Values> {
  values: Values;
  expected: Values;
}

export const saveGarage = (
  portal: PortalClient,
  { values, expected }: Change<GarageSettings>,
): Promise<Result<GarageSettings>> =>
  portal.request((client) =>
    client.rpc('save_garage', { settings: { ...values }, expected: { ...expected } }),
  );

export const saveOpeningHours = (
  portal: PortalClient,
  { values, expected }: Change<OpeningHours[]>,
): Promise<Result<OpeningHours[]>> =>
  portal.request((client) => client.rpc('save_opening_hours', { week: values, expected }));

export interface Closing {
  firstDay: string;
  lastDay: string;
  reason: string;
}

/** At most 61 days; days that are closed already stay as they are. */
export const closeDays = (
  portal: PortalClient,
  { firstDay, lastDay, reason }: Closing,
): Promise<Result<ClosedDays>> =>
  portal.request((client) => client.rpc('close_days', { first_day: firstDay, last_day: lastDay, reason }));

export const reopenDay = (portal: PortalClient, day: string): Promise<Result<boolean>> =>
  portal.request((client) => client.rpc('reopen_day', { day }));

export interface BayChange {
  name: string;
  active?: boolean;
  /** The bay as it was read; without one, a bay is added. */
  expected?: Bay;
}

export const saveBay = (portal: PortalClient, { name, active, expected }: BayChange): Promise<Result<Bay>> =>
  portal.request((client) =>
    client.rpc('save_bay', {
      name,
      active,
      bay_id: expected?.bay_id,
      ...(expected && { expected: { ...expected } }),
    }),
  );
