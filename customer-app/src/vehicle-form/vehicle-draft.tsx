import { createDrafts } from '@pitlane/shared-data/draft';
import type { VehicleForm } from '@pitlane/shared-data/registration';
import * as z from '@pitlane/shared-data/schema';
import { fuelTypes } from '@pitlane/shared-data/vehicles';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useEffect } from 'react';

/** The draft's subject for a vehicle that is not added yet. */
export const newVehicle = 0;

const vehicleDraft = z.object({
  registration_number: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.string(),
  color: z.string(),
  fuel_type: z.enum(fuelTypes),
  km_driven: z.nullable(z.number()),
  vin: z.string(),
  engine_number: z.string(),
  chassis_number: z.string(),
  last_oil_change: z.string(),
});

/** The unsaved form of a vehicle, keyed by vehicle id. */
export const vehicleDrafts = createDrafts<VehicleForm>({
  name: 'vehicle',
  keptIn: 'tab',
  parse: (kept) => z.parse(vehicleDraft, kept),
});

interface AutosaveVehicleProps {
  /** Must be a stable reference. */
  keep: (values: VehicleForm) => void;
}

/** Saves the form as a draft. A component of its own, so that typing does not re-render the whole form. */
export function AutosaveVehicle({ keep }: AutosaveVehicleProps) {
  const { control, getValues, formState } = useFormContext<VehicleForm>();
  const values = useWatch({ control });
  // Read here, because the form tracks only fields read while rendering.
  const { isDirty } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the watched values say when to save
  useEffect(() => {
    if (isDirty) keep(getValues());
  }, [values, isDirty, keep, getValues]);
  return null;
}
