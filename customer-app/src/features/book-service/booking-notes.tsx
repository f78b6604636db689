import type { Service } from '@pitlane/shared-data/services';
import { FormTextArea, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import type { BookingValues } from './booking-schema.ts';

/** What the mechanic should know; with a diagnosis, what is wrong. */
export function BookingNotes({ services }: { services: readonly Service[] }) {
  const { control } = useFormContext<BookingValues>();
  const serviceId = useWatch({ control, name: 'serviceId' });
  const isDiagnosis = services.some(
    (service) => service.is_diagnosis && String(service.service_id) === serviceId,
  );
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
