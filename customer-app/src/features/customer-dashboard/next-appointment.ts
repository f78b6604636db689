import { dayInGarage } from '@pitlane/shared-data/formats';
import type { RequestEntry } from '@pitlane/shared-data/requests';

/** The first open request of today or later that has not been started; requests are sorted by day. */
export const nextAppointment = (requests: readonly RequestEntry[], today: string): RequestEntry | undefined =>
  requests.find(
    ({ status, scheduled_date }) => status !== 'in_progress' && dayInGarage(scheduled_date) >= today,
  );
