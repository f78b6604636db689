import { portalOf } from '@pitlane/shared-data/client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../result/result.ts';
import {
  getGarageContact,
  getGarageSettings,
  listBays,
  listClosedDays,
  listOpeningHours,
} from './garage-api.ts';
import { garageKeys } from './garage-keys.ts';

/** Name, address, phone and email. For everyone. */
export const garageContactQuery = () =>
  queryOptions({
    queryKey: garageKeys.contact(),
    queryFn: (context) => unwrap(getGarageContact(portalOf(context), context.signal)),
  });

/** Managers only. */
export const garageSettingsQuery = () =>
  queryOptions({
    queryKey: garageKeys.settings(),
    queryFn: (context) => unwrap(getGarageSettings(portalOf(context), context.signal)),
  });

/** All weekdays from Monday. For everyone. */
export const openingHoursQuery = () =>
  queryOptions({
    queryKey: garageKeys.hours(),
    queryFn: (context) => unwrap(listOpeningHours(portalOf(context), context.signal)),
  });

/** The closed days from a day on, YYYY-MM-DD. For everyone. */
export const closedDaysQuery = (from: string) =>
  queryOptions({
    queryKey: garageKeys.closedDays(from),
    queryFn: (context) => unwrap(listClosedDays(portalOf(context), from, context.signal)),
  });

/** Mechanics and managers. */
export const baysQuery = () =>
  queryOptions({
    queryKey: garageKeys.bays(),
    queryFn: (context) => unwrap(listBays(portalOf(context), context.signal)),
  });
