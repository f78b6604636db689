import { indianStates } from '@pitlane/shared-data/garage';
import { limits } from '@pitlane/shared-data/limits';
import { Grid, Section } from '@pitlane/shared-ui/core';
import { FormSelect, FormTextArea, FormTextField } from '@pitlane/shared-ui/forms';
import { garageState } from './draft-fields.ts';

const states = [
  { id: garageState, label: "The garage's" },
  ...indianStates.map(({ code, name }) => ({ id: code, label: `${name} (${code})` })),
];

/** The recipient of the invoice. */
export const DraftCustomer = () => (
  <Section
    title="Customer"
    description="State and GSTIN are remembered for the customer's next invoice. Another state than the garage's means IGST."
  >
    <FormTextField name="name" label="Name" isRequired autoComplete="off" maxLength={limits.name} />
    <FormTextArea name="address" label="Address" rows={2} maxLength={limits.address} />
    <Grid>
      <FormSelect name="state_code" label="State" options={states} />
      <FormTextField
        name="tax_number"
        label="GSTIN"
        description="For a customer registered for GST"
        autoComplete="off"
        spellCheck={false}
        hasCapitals
        maxLength={15}
      />
    </Grid>
  </Section>
);
