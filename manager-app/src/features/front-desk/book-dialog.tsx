import { todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type DeskCustomer, useBookFor } from '@pitlane/shared-data/front-desk';
import { type DeskBookingForm, deskBookingSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { Grid, Stack } from '@pitlane/shared-ui/core';
import { FormDateField, FormDialog, FormSelect, FormTextArea, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useAnnounceTold } from '../../reach/use-announce-told.ts';
import { BookedServices } from './booked-services.tsx';

const channels = [
  { id: 'in_person', label: 'In person' },
  { id: 'phone', label: 'By phone' },
];

interface BookDialogProps {
  customer: DeskCustomer;
  vehicleId?: number;
  onClose: () => void;
}

/** Books one or several services on the customer's behalf. */
export function BookDialog({ customer, vehicleId, onClose }: BookDialogProps) {
  const book = useBookFor();
  const announce = useAnnounceTold();
  const keyFor = useIdempotencyKey();
  const [today] = useState(() => todayInGarage());
  const form = useZodForm({
    schema: deskBookingSchema,
    defaultValues: {
      vehicleId: String(vehicleId ?? customer.vehicles[0]?.vehicle_id ?? ''),
      serviceIds: [],
      scheduledDate: today,
      channel: 'in_person',
      customerNotes: '',
    },
  });
  const submit = ({ customerNotes, ...values }: z.output<typeof deskBookingSchema>) => {
    const booking = {
      customerId: customer.customer_id,
      vehicleId: Number(values.vehicleId),
      serviceIds: values.serviceIds.map(Number),
      scheduledDate: values.scheduledDate,
      channel: values.channel,
      customerNotes: customerNotes || undefined,
    };
    const sent = book.mutateAsync({ ...booking, idempotencyKey: keyFor(booking) });
    return sendForm(sent, 'Failed to book', ({ request_id }) => {
      notify.success(`Request #${request_id} booked for ${customer.name}`);
      void announce(request_id, 'booking_received');
      onClose();
    });
  };
  return (
    <FormDialog
      title={`Book services for ${customer.name}`}
      size="large"
      label="Book services"
      form={form}
      submitLabel="Book"
      pendingLabel="Booking..."
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Grid>
          <FormSelect<DeskBookingForm>
            name="vehicleId"
            label="Car"
            options={customer.vehicles.map((vehicle) => ({
              id: String(vehicle.vehicle_id),
              label: `${vehicle.registration_number}, ${vehicleNameWithYear(vehicle)}`,
            }))}
            isRequired
          />
          <FormDateField<DeskBookingForm>
            name="scheduledDate"
            label="Preferred date"
            min={today}
            isRequired
          />
          <FormSelect<DeskBookingForm> name="channel" label="Asked for" options={channels} />
        </Grid>
        <BookedServices />
        <FormTextArea<DeskBookingForm> name="customerNotes" label="Customer notes" />
      </Stack>
    </FormDialog>
  );
}
