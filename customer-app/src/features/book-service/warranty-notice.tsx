import { describeWarranty, warrantyQuery } from '@pitlane/shared-data/repeats';
import { Banner } from '@pitlane/shared-ui/core';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { BookingValues } from './booking-schema.ts';

/** That a chosen service was done, or what it fitted, within the warranty. Nothing while that is not known. */
export function WarrantyNotice({ vehicleId }: { vehicleId: number }) {
  const { control } = useFormContext<BookingValues>();
  const [serviceId, more] = useWatch({ control, name: ['serviceId', 'moreServices'] });
  const chosen = [serviceId, ...more].filter(Boolean).map(Number);
  const { data = [] } = useQuery(warrantyQuery(vehicleId, chosen));
  return data.map((done) => (
    <Banner key={done.kind + done.name}>
      {`${describeWarranty(done)} If it is about the same fault, please say so in the notes.`}
    </Banner>
  ));
}
