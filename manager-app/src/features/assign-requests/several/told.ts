import { formatDate } from '@pitlane/shared-data/formats';
import type { Reach } from '@pitlane/shared-data/messages';
import type { Assignment } from '@pitlane/shared-data/requests';
import type { AppointmentEvent, Report, RequestOutcome } from './outcomes.ts';

const news: Record<AppointmentEvent, (request: Assignment, outcome: RequestOutcome) => string> = {
  booking_approved: ({ scheduled_date }) => `is confirmed for ${formatDate(scheduled_date)}`,
  booking_moved: (_request, { text }) => `is ${text}`,
  booking_cancelled: ({ scheduled_date }) => `on ${formatDate(scheduled_date)} is cancelled`,
};

/**
 * With how each customer was told, which `tell` reads.
 * @param requests as they were before the change.
 */
export async function withReach(
  report: Report,
  requests: readonly Assignment[],
  tell: (requestId: number, event: AppointmentEvent) => Promise<Reach | undefined>,
): Promise<Report> {
  const { event } = report;
  if (!event) return report;
  const outcomes = report.outcomes.map(async (outcome): Promise<RequestOutcome> => {
    const request = requests.find(({ request_id }) => request_id === outcome.requestId);
    if (outcome.hasFailed || !request) return outcome;
    const { service_name, vehicle, customer } = request;
    return {
      ...outcome,
      reach: await tell(outcome.requestId, event),
      toWrite: {
        phone: customer.phone,
        message: `${service_name} for your car ${vehicle.registration_number} ${news[event](request, outcome)}`,
      },
    };
  });
  return { ...report, outcomes: await Promise.all(outcomes) };
}
