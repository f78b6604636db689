import { useLowerReading } from '@pitlane/shared-data/care';
import { messageFor } from '@pitlane/shared-data/data-error';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { type DeskCustomer, useSaveVisit, type Visit } from '@pitlane/shared-data/front-desk';
import { useKeepPhoto } from '@pitlane/shared-data/photos';
import { isFullDay } from '@pitlane/shared-data/plan';
import { type VisitForm, visitSchema } from '@pitlane/shared-data/registration';
import { Stack } from '@pitlane/shared-ui/core';
import { FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { LowerReadingQuestion } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useAnnounceTold } from '../../../reach/use-announce-told.tsx';
import type { OnUntold } from '../reach/untold-banner.tsx';
import { ArrivalFields } from './arrival-fields.tsx';
import { CarFields } from './car-fields.tsx';
import { emptyVisit, workOf } from './empty-visit.ts';
import { PersonFields } from './person-fields.tsx';
import { untoldBooking } from './untold-booking.ts';
import { WorkFields } from './work-fields.tsx';

interface VisitDialogProps extends OnUntold {
  /** What was searched for. */
  typed?: string;
  customer?: DeskCustomer;
  vehicleId?: number;
  /** What was chosen before it opens, such as due work. */
  work?: Partial<VisitForm>;
  onClose: () => void;
}

/** Person, car, work, day and check-in of a caller or walk-in, which can be saved at any point. */
export function VisitDialog({ customer: known, work, ...props }: VisitDialogProps) {
  const [customer, setCustomer] = useState(known);
  const [entered, setEntered] = useState<Partial<VisitForm>>(work ?? {});
  const [photos, setPhotos] = useState<File[]>([]);
  return (
    <VisitForCustomer
      // Another person has other cars, and the rules of their fields.
      key={customer?.customer_id ?? 'new'}
      {...props}
      customer={customer}
      entered={entered}
      onChoose={(chosen, visit) => {
        setEntered(workOf(visit));
        setCustomer(chosen);
      }}
      photos={photos}
      onPhoto={(photo) => setPhotos((all) => [...all, photo])}
    />
  );
}

interface VisitForCustomerProps extends Omit<VisitDialogProps, 'work'> {
  /** What was chosen elsewhere, or entered before the caller turned out to be known. */
  entered: Partial<VisitForm>;
  onChoose: (customer: DeskCustomer, visit: VisitForm) => void;
  photos: readonly File[];
  onPhoto: (photo: File) => void;
}

function VisitForCustomer(props: VisitForCustomerProps) {
  const { typed = '', customer, vehicleId, entered, onChoose, photos, onPhoto, onClose, onUntold } = props;
  const saving = useSaveVisit();
  const announce = useAnnounceTold();
  const keepPhoto = useKeepPhoto();
  const navigate = useNavigate();
  const [today] = useState(() => todayInGarage());
  const [schema] = useState(() => visitSchema(today, customer?.customer_id ?? null));
  const { lower, send } = useLowerReading();
  /** That was refused, and may be overbooked. */
  const [fullDay, setFullDay] = useState<string>();
  const form = useZodForm({ schema, defaultValues: emptyVisit(today, typed, customer, vehicleId) });
  const name = customer?.name ?? form.getValues('name');
  const { reset } = form;
  useEffect(() => {
    // Kept as entered, so that leaving asks.
    if (Object.keys(entered).length > 0)
      reset((values) => ({ ...values, ...entered }), { keepDefaultValues: true });
  }, [entered, reset]);

  /** The visit is saved: a photo that this device cannot keep is said, and stops nothing. */
  const keep = (requestId: number, photo: File) =>
    keepPhoto(requestId, 'check_in', photo).catch((error) =>
      notify.failure(messageFor(error, 'A photo could not be added. Add it on the job card.')),
    );

  const arrive = async (requestId: number) => {
    void announce(requestId, 'car_arrived');
    for (const photo of photos) await keep(requestId, photo);
    void navigate(paths.jobCard(requestId));
  };
  const { save } = useSave({
    send: (visit: Visit, { keyed }) =>
      send(visit.arrival?.kilometres, (lowerIs) =>
        saving.mutateAsync(
          keyed(visit.arrival && lowerIs ? { ...visit, arrival: { ...visit.arrival, lowerIs } } : visit),
        ),
      ),
    failure: 'Failed to save',
    onSaved: ({ request_id }, visit) => {
      notify.success(request_id ? `Request #${request_id} booked for ${name}` : `${name} saved`);
      onClose();
      if (!request_id) return;
      if (visit.arrival) void arrive(request_id);
      else {
        void announce(request_id, 'booking_received', (problem) =>
          onUntold(untoldBooking(request_id, problem, visit, customer)),
        );
      }
    },
    onRefused: (error) => {
      if (!isFullDay(error)) return;
      setFullDay(form.getValues('scheduledDate'));
      form.setValue('overbook', false);
    },
  });
  return (
    <>
      <FormDialog
        title={customer ? `Visit of ${customer.name}` : 'New visit'}
        size="large"
        form={form}
        submitLabel="Save"
        pendingLabel="Saving..."
        onSubmit={save}
        onClose={onClose}
      >
        <Stack gap={6}>
          <PersonFields customer={customer} onChoose={(chosen) => onChoose(chosen, form.getValues())} />
          <CarFields customer={customer} />
          <WorkFields today={today} fullDay={fullDay} isFirst={Boolean(customer)} />
          <ArrivalFields customer={customer} photos={photos} onPhoto={onPhoto} />
        </Stack>
      </FormDialog>
      <LowerReadingQuestion lower={lower} />
    </>
  );
}
