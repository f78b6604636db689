import { indianStates } from '@pitlane/shared-data/garage';
import { limits } from '@pitlane/shared-data/limits';
import { Grid, Section, Select, TextArea, TextField } from '@pitlane/shared-ui/core';
import type { DraftFields } from './draft-fields.ts';

/** A select has no option that is empty. */
const garageState = 'garage';

const states = [
  { id: garageState, label: "The garage's" },
  ...indianStates.map(({ code, name }) => ({ id: code, label: `${name} (${code})` })),
];

type Customer = DraftFields['customer'];

interface DraftCustomerProps {
  customer: Customer;
  nameError: string | undefined;
  onChange: (customer: Customer) => void;
}

/** To whom the invoice is made out. */
export function DraftCustomer({ customer, nameError, onChange }: DraftCustomerProps) {
  const set = (field: keyof Customer) => (value: string) => onChange({ ...customer, [field]: value });
  return (
    <Section
      title="Customer"
      description="State and GSTIN are remembered for the customer's next invoice. Another state than the garage's means IGST."
    >
      <TextField
        name="name"
        label="Name"
        isRequired
        autoComplete="off"
        maxLength={limits.name}
        errorMessage={nameError}
        value={customer.name}
        onChange={set('name')}
      />
      <TextArea
        label="Address"
        rows={2}
        maxLength={limits.address}
        value={customer.address}
        onChange={set('address')}
      />
      <Grid>
        <Select
          label="State"
          options={states}
          value={customer.state_code || garageState}
          onChange={(chosen) => set('state_code')(chosen === garageState ? '' : chosen)}
        />
        <TextField
          label="GSTIN"
          description="Of a customer who is registered for GST"
          autoComplete="off"
          spellCheck={false}
          hasCapitals
          maxLength={15}
          value={customer.tax_number}
          onChange={set('tax_number')}
        />
      </Grid>
    </Section>
  );
}
