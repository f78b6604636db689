import { invalidHourlyRate } from '@pitlane/shared-data/registration';
import { FormNumberField } from '@pitlane/shared-ui/forms';

/** A mechanic's rate in rupees. Whatever is no rate is told in the specification's one sentence. */
export const HourlyRateField = ({ autoFocus }: { autoFocus?: boolean }) => (
  <FormNumberField
    name="hourlyRate"
    label="Hourly rate (₹)"
    isRequired
    autoFocus={autoFocus}
    hasSteppers={false}
    formatOptions={{ maximumFractionDigits: 2 }}
    invalidText={invalidHourlyRate}
    fractionText={invalidHourlyRate}
  />
);
