import { type CarType, carTypesQuery } from '@pitlane/shared-data/car-types';
import type { VehicleForm } from '@pitlane/shared-data/registration';
import { QueryView } from '@pitlane/shared-ui/core';
import { FormSelect, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { brandsOf, modelsOf, namedOptions } from './vehicle-form-options.ts';

const none: readonly CarType[] = [];

/** Choosing another brand clears the model. */
export function CarFields() {
  const { control, getValues, setValue, clearErrors } = useFormContext<VehicleForm>();
  const [brand, model] = useWatch({ control, name: ['brand', 'model'] });
  // One request loads the options of both fields.
  const query = useQuery(carTypesQuery());
  const { data: carTypes = none, isPending } = query;
  const clearModelOfOtherBrand = () => {
    if (getValues('brand') === brand) return;
    setValue('model', '');
    clearErrors('model');
  };
  return (
    <>
      <FormSelect<VehicleForm>
        name="brand"
        label="Brand"
        placeholder={isPending ? 'Loading brands...' : 'Choose a brand'}
        options={namedOptions(brandsOf(carTypes), brand)}
        onValueChange={clearModelOfOtherBrand}
        isRequired
      />
      <FormSelect<VehicleForm>
        name="model"
        label="Model"
        placeholder="Choose a model"
        options={namedOptions(modelsOf(carTypes, brand), model)}
        isDisabled={brand === ''}
        isRequired
      />
      <QueryView query={query} failure="Failed to load brands and models" />
    </>
  );
}
