import { garageContactQuery } from '@pitlane/shared-data/garage';
import { FormTextArea, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { BookingValues } from './booking-schema.ts';

/** What the mechanic should know; with a diagnosis, what is wrong. */
export function BookingNotes() {
  const { control } = useFormContext<BookingValues>();
  const serviceId = useWatch({ control, name: 'serviceId' });
  const { data } = useQuery(garageContactQuery());
  const isDiagnosis = data?.diagnosis_service_id != null && String(data.diagnosis_service_id) === serviceId;
  return (
    <FormTextArea<BookingValues>
      name="customerNotes"
      label="Notes"
      description={
        isDiagnosis
          ? 'What is wrong, in your own words, such as: the brakes squeal when cold.'
          : 'Optional. Anything the mechanic should know.'
      }
      rows={4}
    />
  );
}
