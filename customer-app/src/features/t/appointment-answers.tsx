import { messageFor } from '@pitlane/shared-data/data-error';
import { todayInGarage } from '@pitlane/shared-data/formats';
import type { LinkPage } from '@pitlane/shared-data/links';
import type { ReminderAnswer } from '@pitlane/shared-data/messages';
import { bookableDayError, formatAppointment, lastBookableDay } from '@pitlane/shared-data/requests';
import {
  Banner,
  type BannerTone,
  Button,
  Card,
  CardHeader,
  Cluster,
  recoverFocus,
} from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { LazyPart } from '../../link-page/lazy-part.tsx';
import type { LinkScreenProps } from '../../link-page/start-link-page.tsx';

const loadDialog = async () => ({
  ...(await import('@pitlane/shared-ui/appointment')),
  ...(await import('./link-free-days.tsx')),
});

interface AppointmentAnswersProps {
  client: LinkScreenProps['client'];
  page: LinkPage;
  /** @throws {DataError} */
  onAnswer: (answer: ReminderAnswer, seenDate: string) => Promise<Parameters<typeof formatAppointment>[0]>;
}

interface Outcome {
  tone: BannerTone;
  text: string;
}

/** The answers to a coming appointment: coming, another day, or cancel while that is possible. */
export function AppointmentAnswers({ client, page, onAnswer }: AppointmentAnswersProps) {
  const { appointment, service_name, lines, scheduled_date: seenDate } = page;
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const result = outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>;
  if (!appointment && !asked) return result;

  async function come() {
    setIsPending(true);
    setOutcome(undefined);
    try {
      await onAnswer({ answer: 'coming' }, seenDate);
      recoverFocus();
    } catch (error) {
      const text = messageFor(error, 'Your answer was not recorded. Please try again.');
      setOutcome({ tone: 'danger', text });
    }
    setIsPending(false);
  }

  const end = (text: string) => {
    setAsked(null);
    setOutcome({ tone: 'success', text });
    recoverFocus();
    return undefined;
  };
  const mayChange = appointment?.change_refusal === null;
  const today = todayInGarage();
  const minutes = lines.reduce(
    (sum, line) => sum + (line.status === 'approved' ? (line.minutes ?? 0) : 0),
    0,
  );
  const common = {
    onClose: () => setAsked(null),
    children: (
      <p>
        {service_name}, scheduled for {formatAppointment(page)}.
      </p>
    ),
  };
  return (
    <Card as="article" aria-labelledby="appointment">
      <CardHeader id="appointment" title={`Your appointment on ${formatAppointment(page)}`} />
      {result}
      {appointment?.confirmed && (
        <Banner tone="success">Thank you. The garage knows that you are coming.</Banner>
      )}
      {appointment?.change_refusal && <Banner>{appointment.change_refusal}</Banner>}
      <Cluster gap={3}>
        {appointment?.confirmed === false && (
          <Button
            variant="primary"
            size="large"
            onPress={() => void come()}
            isPending={isPending}
            pendingLabel="Sending..."
          >
            I Am Coming
          </Button>
        )}
        {mayChange && (
          <>
            <Button size="large" isDisabled={isPending} onPress={() => setAsked('move')}>
              Another Day
            </Button>
            <Button size="large" variant="quiet" isDisabled={isPending} onPress={() => setAsked('cancel')}>
              Cancel Appointment
            </Button>
          </>
        )}
      </Cluster>
      {asked && (
        <LazyPart load={loadDialog} name="the form">
          {({ AppointmentDialog, LinkFreeDays }) =>
            asked === 'move' ? (
              <AppointmentDialog
                {...common}
                title="Move to another day"
                submitLabel="Move"
                pendingLabel="Moving..."
                days={{
                  min: today,
                  max: lastBookableDay(today),
                  check: (day) => bookableDayError(day, today),
                  month: (value, onChange) => <LinkFreeDays {...{ client, value, onChange, minutes }} />,
                }}
                onSubmit={({ day: scheduledDate, dropOff }) =>
                  onAnswer({ answer: 'move', scheduledDate, dropOff }, seenDate).then(
                    (moved) => end(`Your appointment was moved to ${formatAppointment(moved)}.`),
                    (error) => messageFor(error, 'Failed to move the appointment. Please try again.'),
                  )
                }
              />
            ) : (
              <AppointmentDialog
                {...common}
                title="Cancel appointment"
                submitLabel="Cancel appointment"
                pendingLabel="Cancelling..."
                isDanger
                onSubmit={() =>
                  onAnswer({ answer: 'cancel' }, seenDate).then(
                    () => end('Your appointment was cancelled.'),
                    (error) => messageFor(error, 'Failed to cancel the appointment. Please try again.'),
                  )
                }
              />
            )
          }
        </LazyPart>
      )}
    </Card>
  );
}
