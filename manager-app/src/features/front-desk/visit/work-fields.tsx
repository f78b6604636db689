import { bundlesQuery } from '@pitlane/shared-data/bundles';
import { formatMoney } from '@pitlane/shared-data/formats';
import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import { slotOptions, useDaySlots } from '@pitlane/shared-data/plan';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { describeWarranty, warrantyQuery } from '@pitlane/shared-data/repeats';
import { lastBookableDay } from '@pitlane/shared-data/requests';
import { Banner, Grid } from '@pitlane/shared-ui/core';
import {
  FormCheckbox,
  FormDateField,
  FormSelect,
  FormTextArea,
  useFormContext,
  useWatch,
} from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { BookedWork } from './booked-work.tsx';
import { Fields } from './fields.ts';

const FreeDays = lazy(async () => ({
  default: (await import('../../../free-days/free-days.tsx')).FreeDays,
}));

const channels = [
  { id: 'phone', label: 'By phone' },
  { id: 'in_person', label: 'In person' },
];

/** What is to be done and when: services, bundles, what is wrong in words, or all of them. */
export function WorkFields({
  today,
  fullDay,
  isFirst,
}: {
  today: string;
  /** The day that was refused because it is full. */
  fullDay: string | undefined;
  /** Of the fields to fill in. */
  isFirst: boolean;
}) {
  const { setValue } = useFormContext<VisitForm>();
  return (
    <Fields>
      <legend>Work</legend>
      <FormTextArea<VisitForm>
        name="complaints"
        label="What is wrong"
        description="In the customer's words, one a line, such as: brakes squeal. The garage finds out what it costs."
        rows={2}
        autoFocus={isFirst}
      />
      <DiagnosisFee />
      <BookedWork />
      <VisitWarranty />
      <Grid>
        <FormDateField<VisitForm>
          name="scheduledDate"
          label="Preferred date"
          min={today}
          max={lastBookableDay(today)}
          onValueChange={() => setValue('overbook', false)}
        />
        <FormSelect<VisitForm> name="channel" label="Asked for" options={channels} />
      </Grid>
      <VisitDay fullDay={fullDay} />
      <FormTextArea<VisitForm> name="customerNotes" label="Customer notes" rows={2} />
    </Fields>
  );
}

/** Which of the chosen services were done on this car within the warranty. */
function VisitWarranty() {
  const { control } = useFormContext<VisitForm>();
  const [vehicleId, serviceIds] = useWatch({ control, name: ['vehicleId', 'serviceIds'] });
  const { data = [] } = useQuery(warrantyQuery(Number(vehicleId) || null, serviceIds.map(Number)));
  return data.map((done) => (
    <Banner key={done.name} tone="warning">
      {describeWarranty(done)} If it is the same fault, mark it as a repeat on the request's page.
    </Banner>
  ));
}

/** A month to choose the day from, and the question whether a full one is meant. */
function VisitDay({ fullDay }: { fullDay: string | undefined }) {
  const { control, setValue } = useFormContext<VisitForm>();
  const [day, dropOff, serviceIds, bundleIds] = useWatch({
    control,
    name: ['scheduledDate', 'dropOff', 'serviceIds', 'bundleIds'],
  });
  const { data: bundles = [] } = useQuery(bundlesQuery());
  const minutes = bundles
    .filter(({ bundle_id }) => bundleIds.includes(String(bundle_id)))
    .reduce((sum, bundle) => sum + bundle.minutes, 0);
  const { slots, isKnown } = useDaySlots(day);
  const isOfDay = slots.some(({ slot }) => slot === dropOff);
  useEffect(() => {
    // A time that the other day does not have must not be sent.
    if (isKnown && dropOff !== 'none' && !isOfDay) setValue('dropOff', 'none');
  }, [isKnown, dropOff, isOfDay, setValue]);
  const choose = (chosen: string) => {
    setValue('scheduledDate', chosen, { shouldDirty: true, shouldValidate: true });
    setValue('overbook', false);
  };
  return (
    <>
      <Suspense fallback={null}>
        <FreeDays value={day} onChange={choose} serviceIds={serviceIds.map(Number)} minutes={minutes} />
      </Suspense>
      {slots.length > 0 && (
        <FormSelect<VisitForm>
          name="dropOff"
          label="Drop-off time"
          options={[{ id: 'none', label: 'Without a time' }, ...slotOptions(slots, true)]}
          onValueChange={() => setValue('overbook', false)}
        />
      )}
      {fullDay !== undefined && fullDay === day && (
        <FormCheckbox<VisitForm>
          name="overbook"
          label="Overbook this day"
          description="It is full. The audit trail says who overbooked it."
        />
      )}
    </>
  );
}

/** Whether the fee of the settings is asked; nothing without one. */
function DiagnosisFee() {
  const { control } = useFormContext<VisitForm>();
  const complaints = useWatch({ control, name: 'complaints' });
  const { data } = useQuery(garageSettingsQuery());
  if (!data?.diagnosis_fee || complaints.trim() === '') return null;
  return (
    <FormCheckbox<VisitForm> name="withFee" label={`Diagnosis fee of ${formatMoney(data.diagnosis_fee)}`} />
  );
}
