import { indianStates } from '@pitlane/shared-data/garage';
import { limits } from '@pitlane/shared-data/limits';
import { Grid, Section, Select, TextArea, TextField } from '@pitlane/shared-ui/core';
import type { CustomerFields } from './draft-fields.ts';
import { bind, type FieldOf } from './form-field.ts';

/** A select has no option that is empty. */
const garageState = 'garage';

const states = [
  { id: garageState, label: "The garage's" },
  ...indianStates.map(({ code, name }) => ({ id: code, label: `${name} (${code})` })),
];

interface DraftCustomerProps {
  customer: CustomerFields;
  field: FieldOf;
  onChange: (customer: CustomerFields) => void;
}

/** The recipient of the invoice. */
export function DraftCustomer({ customer, field, onChange }: DraftCustomerProps) {
  const bound = (name: keyof CustomerFields) =>
    bind(field(name), (value: string) => onChange({ ...customer, [name]: value }));
  const state = bound('state_code');
  return (
    <Section
      title="Customer"
      description="State and GSTIN are remembered for the customer's next invoice. Another state than the garage's means IGST."
    >
      <TextField
        {...bound('name')}
        label="Name"
        isRequired
        autoComplete="off"
        maxLength={limits.name}
        value={customer.name}
      />
      <TextArea
        {...bound('address')}
        label="Address"
        rows={2}
        maxLength={limits.address}
        value={customer.address}
      />
      <Grid>
        <Select
          {...state}
          label="State"
          options={states}
          value={customer.state_code || garageState}
          onChange={(chosen) => state.onChange(chosen === garageState ? '' : chosen)}
        />
        <TextField
          {...bound('tax_number')}
          label="GSTIN"
          description="For a customer registered for GST"
          autoComplete="off"
          spellCheck={false}
          hasCapitals
          maxLength={15}
          value={customer.tax_number}
        />
      </Grid>
    </Section>
  );
}
