import { messageFor } from '@pitlane/shared-data/data-error';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { type DeskCustomer, useBookFor } from '@pitlane/shared-data/front-desk';
import { type DeskBookingForm, deskBookingSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { Button, Dialog, Grid, Stack } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormDateField,
  FormSelect,
  FormTextArea,
  setServerError,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { BookedServices } from './booked-services.tsx';

const channels = [
  { id: 'in_person', label: 'In person' },
  { id: 'phone', label: 'By phone' },
];

const fields: Record<string, keyof DeskBookingForm> = {
  vehicle_id: 'vehicleId',
  service_ids: 'serviceIds',
  scheduled_date: 'scheduledDate',
  customer_notes: 'customerNotes',
};

interface BookDialogProps {
  customer: DeskCustomer;
  vehicleId?: number;
  onClose: () => void;
}

/** Books one or several services on the customer's behalf. */
export function BookDialog({ customer, vehicleId, onClose }: BookDialogProps) {
  const book = useBookFor();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
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
  const submit = ({ customerNotes, ...booking }: z.output<typeof deskBookingSchema>) =>
    book.mutate(
      {
        customerId: customer.customer_id,
        vehicleId: Number(booking.vehicleId),
        serviceIds: booking.serviceIds.map(Number),
        scheduledDate: booking.scheduledDate,
        channel: booking.channel,
        customerNotes: customerNotes || undefined,
        idempotencyKey,
      },
      {
        onSuccess: ({ request_id }) => {
          notify.success(`Request #${request_id} booked for ${customer.name}`);
          onClose();
        },
        onError: (error) =>
          setServerError(form, {
            field: error.field ? fields[error.field] : undefined,
            message: messageFor(error, 'Failed to book'),
          }),
      },
    );
  return (
    <Dialog
      title={`Book services for ${customer.name}`}
      size="large"
      isOpen
      isDismissable={!book.isPending}
      onOpenChange={onClose}
    >
      <Form form={form} label="Book services" onSubmit={submit}>
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
        <FormActions>
          <Button isDisabled={book.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={book.isPending} pendingLabel="Booking...">
            Book
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
