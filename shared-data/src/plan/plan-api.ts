import type { Result } from '../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../foundation/client/client.ts';
import type { Change } from '../garage/garage-api.ts';
import type {
  AbsencePart,
  DayState,
  DropOffSlot,
  Misfits,
  PlanSettings,
  WorkingHours,
  WorkingTimes,
} from './plan-answers.ts';
import type { DayStateFilter } from './plan-keys.ts';

/** What days take for these services or requests. Visitors may read it too. */
export const getDayStates = (
  portal: FunctionCaller,
  { from, to, serviceIds = [], requestIds = [], minutes }: DayStateFilter,
  signal: AbortSignal,
): Promise<Result<DayState[]>> =>
  portal.request((client) =>
    client
      .rpc('day_states', {
        from_day: from,
        to_day: to,
        service_ids: [...serviceIds],
        ...(requestIds.length > 0 && { request_ids: [...requestIds] }),
        ...(minutes && { minutes }),
      })
      .abortSignal(signal),
  );

export const getWorkingTimes = (
  portal: PortalClient,
  mechanicId: string,
  signal: AbortSignal,
): Promise<Result<WorkingTimes>> =>
  portal.request((client) => client.rpc('working_times', { mechanic_id: mechanicId }).abortSignal(signal));

export interface HoursChange {
  mechanicId: string;
  /** Null: the opening hours of the garage. */
  hours: WorkingHours[] | null;
  /** As they were read: others fail as 'changed'. */
  expected: WorkingHours[] | null;
}

export const saveMechanicHours = (
  portal: PortalClient,
  { mechanicId, hours, expected }: HoursChange,
): Promise<Result<WorkingTimes>> =>
  portal.request((client) => client.rpc('save_mechanic_hours', { mechanic_id: mechanicId, hours, expected }));

export interface NewAbsence {
  mechanicId: string;
  firstDay: string;
  lastDay: string;
  part: AbsencePart;
  reason: string;
}

export const addAbsence = (
  portal: PortalClient,
  { mechanicId, firstDay, lastDay, part, reason }: NewAbsence,
): Promise<Result<WorkingTimes>> =>
  portal.request((client) =>
    client.rpc('add_absence', {
      mechanic_id: mechanicId,
      first_day: firstDay,
      last_day: lastDay,
      part,
      reason,
    }),
  );

export const removeAbsence = (portal: PortalClient, absenceId: number): Promise<Result<WorkingTimes>> =>
  portal.request((client) => client.rpc('remove_absence', { absence_id: absenceId }));

/** Coming requests that no longer fit their day. Managers only. */
export const listMisfits = (portal: PortalClient, signal: AbortSignal): Promise<Result<Misfits>> =>
  portal.request((client) => client.rpc('list_misfits').abortSignal(signal));

export const savePlanSettings = (
  portal: PortalClient,
  { limit_bookings }: PlanSettings,
): Promise<Result<PlanSettings>> =>
  portal.request((client) => client.rpc('save_plan_settings', { limit_bookings }));

/** What is booked stays as it is. 'changed' when someone else has changed them, with theirs as detail. */
export const saveDropOffSlots = (
  portal: PortalClient,
  { values, expected }: Change<DropOffSlot[]>,
): Promise<Result<DropOffSlot[]>> =>
  portal.request((client) => client.rpc('save_drop_off_slots', { slots: values, expected }));
