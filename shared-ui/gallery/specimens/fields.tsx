import {
  Checkbox,
  Grid,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  Select,
  TextArea,
  TextField,
} from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { SampleForm } from './sample-form.tsx';
import { Specimen, Wide } from './specimen.tsx';

const brands = ['Honda', 'Hyundai', 'Kia', 'Mahindra', 'Maruti Suzuki', 'Tata', 'Toyota'].map((label) => ({
  id: label,
  label,
}));

const fuels = [
  { id: 'petrol', label: 'Petrol' },
  { id: 'diesel', label: 'Diesel' },
  { id: 'electric', label: 'Electric' },
];

export function Fields() {
  return (
    <Specimen title="Fields">
      <Grid column="medium" gap={5}>
        <TextField label="Full name" isRequired placeholder="As on the registration" />
        <TextField label="Email" errorMessage="Please enter a valid email address" value="asha@" />
        <TextField label="Employee ID" isDisabled value="EMP-0042" />
        <PasswordField label="Password" description="4 to 12 characters" isRequired />
        <SearchField
          label="Search parts by name or code"
          placeholder="Search…"
          value="brake"
          onSearch={() => {}}
        />
        <NumberField label="Hourly rate" value={450} minValue={0} description="Rupees per hour" />
        <DateField label="Preferred date" isRequired value="2026-11-24" min="2026-11-21" />
        <DateField label="Last oil change date" errorMessage="Please select a preferred date" />
        <Select label="Brand" isRequired options={brands} placeholder="Choose a brand" />
        <Select label="Fuel type" options={fuels} value="petrol" errorMessage="Brand is required" />
        <Select label="Model" options={[]} isDisabled placeholder="Choose a brand first" />
        <TextArea label="Notes" description="What should the mechanic look at?" rows={3} />
        <div>
          <Checkbox label="Remember me" value />
          <Checkbox label="I have read the estimate" isRequired errorMessage="Please confirm" />
          <Checkbox label="Not available" isDisabled value />
        </div>
        <RadioGroup
          label="Stock change"
          value="set"
          options={[
            { id: 'set', label: 'Set' },
            { id: 'add', label: 'Add' },
            { id: 'subtract', label: 'Remove', isDisabled: true },
          ]}
        />
      </Grid>
      <Wide of="Form: submit it empty">
        <SampleForm />
      </Wide>
    </Specimen>
  );
}
