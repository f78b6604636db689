import { limits } from '@pitlane/shared-data/limits';
import { servicesQuery } from '@pitlane/shared-data/services';
import { Grid, QueryView, Section } from '@pitlane/shared-ui/core';
import { FormNumberField, FormSelect } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

/** What is asked for finding out what is wrong, at the desk and in the customer's booking. */
export function DiagnosisSection() {
  const services = useQuery(servicesQuery());
  return (
    <Section title="Diagnosis" description="For customers who only know what is wrong.">
      <Grid>
        <FormNumberField
          name="diagnosis_fee"
          label="Diagnosis fee (₹)"
          description="Offered at the front desk with a complaint in words. Leave empty for no fee"
          minValue={0}
          maxValue={limits.finalCost}
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
        <FormSelect
          name="diagnosis_service_id"
          label="Diagnosis service"
          description="Booked by customers who describe what is wrong"
          placeholder="None: customers choose a service"
          options={(services.data ?? []).map(({ service_id, name }) => ({
            id: String(service_id),
            label: name,
          }))}
        />
      </Grid>
      <QueryView query={services} failure="Failed to load services" />
    </Section>
  );
}
