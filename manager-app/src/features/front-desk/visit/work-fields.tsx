import { formatMoney } from '@pitlane/shared-data/formats';
import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { lastBookableDay } from '@pitlane/shared-data/requests';
import { Grid } from '@pitlane/shared-ui/core';
import {
  FormCheckbox,
  FormDateField,
  FormSelect,
  FormTextArea,
  useFormContext,
  useWatch,
} from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { BookedServices } from './booked-services.tsx';
import { Fields } from './fields.ts';

const channels = [
  { id: 'phone', label: 'By phone' },
  { id: 'in_person', label: 'In person' },
];

/** What is to be done and when: services, what is wrong in words, or both. */
export function WorkFields({
  today,
  isFirst,
}: {
  today: string /** Of the fields to fill in. */;
  isFirst: boolean;
}) {
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
      <BookedServices />
      <Grid>
        <FormDateField<VisitForm>
          name="scheduledDate"
          label="Preferred date"
          min={today}
          max={lastBookableDay(today)}
        />
        <FormSelect<VisitForm> name="channel" label="Asked for" options={channels} />
      </Grid>
      <FormTextArea<VisitForm> name="customerNotes" label="Customer notes" rows={2} />
    </Fields>
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
