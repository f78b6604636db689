import { type CarType, useSaveCarModel } from '@pitlane/shared-data/car-types';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import type * as z from '@pitlane/shared-data/schema';
import { Grid } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  FormCheckbox,
  FormDialog,
  FormNumberField,
  FormSelect,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { bodyTypes, carModelFields } from './car-model-labels.ts';
import { CarModelPreview } from './car-model-preview.tsx';
import { carModelSchema, formOf } from './car-model-schema.ts';

interface CarModelDialogProps {
  /** The model to change; without one, a model is added. */
  carType?: CarType;
  onClose: () => void;
}

export function CarModelDialog({ carType, onClose }: CarModelDialogProps) {
  const mutation = useSaveCarModel();
  const form = useZodForm({ schema: carModelSchema, defaultValues: formOf(carType) });
  const { save, conflict } = useSave({
    opened: carType,
    send: ({ lengthMm, wheelbaseMm, heightMm, ...values }: z.output<typeof carModelSchema>, { expected }) =>
      mutation.mutateAsync({
        ...values,
        lengthMm: lengthMm ?? undefined,
        wheelbaseMm: wheelbaseMm ?? undefined,
        heightMm: heightMm ?? undefined,
        expected,
      }),
    current: currentOf('save_car_type'),
    failure: 'Failed to save the car model',
    onSaved: ({ brand, model }) => {
      notify.success(carType ? `${brand} ${model} saved` : `${brand} ${model} added`);
      onClose();
    },
  });
  const title = carType ? 'Change Car Model' : 'Add Car Model';
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={carType ? 'Save' : 'Add Car Model'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this car model" fields={carModelFields} conflict={conflict} />

      <Grid>
        <FormTextField name="brand" label="Brand" isRequired autoFocus autoComplete="off" />
        <FormTextField name="model" label="Model" isRequired autoComplete="off" />
        <FormSelect name="bodyType" label="Body type" options={bodyTypes} isRequired />
      </Grid>
      <Grid column="small">
        <FormNumberField name="lengthMm" label="Length (mm)" hasSteppers={false} />
        <FormNumberField name="wheelbaseMm" label="Wheelbase (mm)" hasSteppers={false} />
        <FormNumberField name="heightMm" label="Height (mm)" hasSteppers={false} />
      </Grid>
      <FormCheckbox name="isElectric" label="Electric" />
      <CarModelPreview />
    </FormDialog>
  );
}
