import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { todayInGarage } from '../foundation/days/garage-day.ts';
import { getGarageContact, getGarageSettings, getOpeningDays, listBays } from './garage-api.ts';
import { garageKeys } from './garage-keys.ts';
import { getGarageLogo } from './logo-api.ts';

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

/** The opening hours, and the closed days from today on. For everyone. */
export const openingDaysQuery = () => {
  const today = todayInGarage();
  return queryOptions({
    queryKey: garageKeys.openingDays(today),
    queryFn: (context) => unwrap(getOpeningDays(portalOf(context), today, context.signal)),
  });
};

/** Mechanics and managers. */
export const baysQuery = () =>
  queryOptions({
    queryKey: garageKeys.bays(),
    queryFn: (context) => unwrap(listBays(portalOf(context), context.signal)),
  });

/** Null without one. For everyone. */
export const garageLogoQuery = () =>
  queryOptions({
    queryKey: garageKeys.logo(),
    queryFn: (context) => unwrap(getGarageLogo(portalOf(context), context.signal)),
    // It hardly ever changes, and is by far the largest answer of a page.
    staleTime: 60 * 60_000,
  });
