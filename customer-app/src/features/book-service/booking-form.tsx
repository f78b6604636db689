import { useDraft } from '@pitlane/shared-data/draft';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { lastBookableDay } from '@pitlane/shared-data/requests';
import type { Service } from '@pitlane/shared-data/services';
import { Button, Card, CardHeader, media, space } from '@pitlane/shared-ui/core';
import {
  Form,
  FormDateField,
  setServerError,
  useFormContext,
  useLeaveGuard,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { KeptNotice, Restartable } from '../../draft/kept-notice.tsx';
import { chosenService } from '../../service/service-choice.ts';
import { AutosaveDraft } from './autosave-draft.tsx';
import { bookingDrafts, newDraft } from './booking-draft.ts';
import { BookingNotes } from './booking-notes.tsx';
import { type BookingValues, bookingSchema } from './booking-schema.ts';
import { FreeDaysChoice } from './free-days/free-days-choice.tsx';
import { MoreServices } from './more-services.tsx';
import { SelectedService } from './selected-service.tsx';
import { ServiceChoices } from './service-choices.tsx';
import { useBooking } from './use-booking.ts';
import type { BookingParams } from './use-booking-params.ts';

const BookingTime = lazy(() => import('./free-days/booking-time.tsx'));

const WarrantyNotice = lazy(async () => ({
  default: (await import('./warranty-notice.tsx')).WarrantyNotice,
}));

const BookedWork = lazy(() => import('./booked-work.tsx'));

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** Loaded once a day is chosen. */
function BookingTimeOfDay() {
  const { control } = useFormContext<BookingValues>();
  const day = useWatch({ control, name: 'scheduledDate' });
  return <Suspense fallback={null}>{day && <BookingTime />}</Suspense>;
}

/** Loaded once a service is chosen. */
function WarrantyOfChoice({ vehicleId }: { vehicleId: number }) {
  const { control } = useFormContext<BookingValues>();
  const serviceId = useWatch({ control, name: 'serviceId' });
  return <Suspense fallback={null}>{serviceId && <WarrantyNotice vehicleId={vehicleId} />}</Suspense>;
}

interface BookingFormProps {
  vehicleId: number;
  services: readonly Service[];
  params: BookingParams;
}

/** Service, day and notes of a booking. */
export const BookingForm = (props: BookingFormProps) => (
  <Restartable>{(restart) => <Booking {...props} onRestart={restart} />}</Restartable>
);

function Booking({ vehicleId, services, params, onRestart }: BookingFormProps & { onRestart: () => void }) {
  const [today] = useState(() => todayInGarage());
  const described = useRef<string | null>(null);
  const { lineId, work } = params;
  const [schema] = useState(() => bookingSchema(today, described, lineId === null));
  const { opened, isKept, keep, discard } = useDraft(bookingDrafts, vehicleId, newDraft);
  const { idempotencyKey, ...typed } = opened;
  const chosen = chosenService(params.service, services);
  const form = useZodForm({
    schema,
    defaultValues: { serviceId: chosen ? String(chosen.service_id) : '', ...typed },
  });
  const { book, isBooked } = useBooking(vehicleId, idempotencyKey, lineId, (field, message) =>
    setServerError(form, { field, message }),
  );
  useEffect(() => {
    // The idempotency key must not be reused for another booking.
    if (isBooked) discard();
  }, [isBooked, discard]);
  const { dirtyFields, isSubmitting } = form.formState;
  const isRestored = isKept && Object.values(typed).some(({ length }) => length > 0);
  const isBegun =
    isRestored || dirtyFields.scheduledDate || dirtyFields.moreServices || dirtyFields.customerNotes;
  const { question } = useLeaveGuard(Boolean(isBegun) && !isSubmitting && !isBooked);
  return (
    <Form form={form} onSubmit={book} label="Book Service">
      {!isBooked && <AutosaveDraft idempotencyKey={idempotencyKey} keep={keep} />}
      {question}
      {isRestored && (
        <KeptNotice
          onStartOver={() => {
            discard();
            onRestart();
          }}
        />
      )}
      <Columns>
        <ServiceChoices services={services} params={params} described={described} />
        <Card aria-labelledby="booking-details" hasMarks>
          <CardHeader id="booking-details" title="Booking Details" />
          <Suspense fallback={null}>{lineId !== null && <BookedWork work={work} />}</Suspense>
          <SelectedService services={services} isRequired={lineId === null} />
          <MoreServices services={services} />
          <WarrantyOfChoice vehicleId={vehicleId} />
          <FormDateField<BookingValues>
            name="scheduledDate"
            label="Preferred date"
            min={today}
            max={lastBookableDay(today)}
            isRequired
          />
          <FreeDaysChoice />
          <BookingTimeOfDay />
          <BookingNotes services={services} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isPending={isSubmitting || isBooked}
            pendingLabel={isBooked ? 'Request Submitted' : 'Submitting Request...'}
          >
            Submit Request
          </Button>
        </Card>
      </Columns>
    </Form>
  );
}
