import { formatMoney, longestTaxCode } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { describeProposal } from '@pitlane/shared-data/part-prices';
import { type PartDetails, useSavePart } from '@pitlane/shared-data/parts';
import { partUnits, quantityLimits } from '@pitlane/shared-data/quantities';
import type * as z from '@pitlane/shared-data/schema';
import { Button, Grid, Stack } from '@pitlane/shared-ui/core';
import {
  FormDialog,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { formOf, partSchema, savedPart } from './part-schema.ts';

interface PartDialogProps {
  /** The part to change; without one, a part is added. */
  part?: PartDetails;
  onClose: () => void;
}

export function PartDialog({ part, onClose }: PartDialogProps) {
  const saving = useSavePart();
  const form = useZodForm({ schema: partSchema, defaultValues: formOf(part) });
  const unit = useWatch({ control: form.control, name: 'stockUnit' });
  const { save } = useSave({
    send: (values: z.output<typeof partSchema>) => saving.mutateAsync(savedPart(values, part)),
    failure: 'Failed to save the part',
    onSaved: ({ part_name }) => {
      notify.success(part ? `${part_name} saved` : `${part_name} added`);
      onClose();
    },
  });
  const title = part ? 'Change Part' : 'Add Part';
  const proposal = part?.proposal;
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={part ? 'Save' : 'Add Part'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField name="partName" label="Name" isRequired autoFocus autoComplete="off" />
      <Grid>
        <FormTextField name="partCode" label="Code" isRequired autoComplete="off" />
        <FormTextField name="category" label="Category" isRequired autoComplete="off" />
        <FormSelect name="stockUnit" label="Unit" isRequired options={partUnits} />
        <FormTextField name="shelf" label="Shelf" autoComplete="off" />
        <FormNumberField
          name="stockMin"
          label="Min stock"
          isRequired
          hasSteppers={false}
          {...quantityLimits(unit)}
        />
        <FormNumberField
          name="price"
          label="Price (₹)"
          description={part ? 'For lines that are added from now on' : undefined}
          isRequired
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
      </Grid>
      {!part && (
        <Grid>
          <FormNumberField
            name="openingStock"
            label="Opening stock"
            description="What there is of it today"
            hasSteppers={false}
            {...quantityLimits(unit)}
          />
          <FormNumberField
            name="openingCost"
            label="Cost each (₹)"
            hasSteppers={false}
            minValue={0}
            maxValue={limits.finalCost}
            formatOptions={{ maximumFractionDigits: 2 }}
          />
        </Grid>
      )}
      {part && proposal && part.avg_cost !== null && (
        <Stack gap={2}>
          <p>{`Proposed price ${formatMoney(proposal.price)} (${describeProposal(part.avg_cost, proposal)})`}</p>
          <Button
            onPress={() =>
              form.setValue('price', proposal.price, { shouldDirty: true, shouldValidate: true })
            }
          >
            {`Use ${formatMoney(proposal.price)}`}
          </Button>
        </Stack>
      )}
      <Grid>
        <FormTextField
          name="taxCode"
          label="HSN"
          description="Empty: that of the category"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestTaxCode}
        />
        <FormNumberField
          name="taxRate"
          label="GST rate (%)"
          description="Empty: that of the category"
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
      </Grid>
      <FormTextArea
        name="otherNumbers"
        label="Other numbers"
        description="Such as the maker’s, one a line. A search finds them."
      />
    </FormDialog>
  );
}
