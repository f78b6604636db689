import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FormSelect } from './form-select.tsx';
import { FormTextField } from './text-fields.tsx';

interface CarFields extends Record<string, unknown> {
  brand: string;
  model: string;
}

/** Options whose ids are their labels. The current value is always included, even if it is unknown. */
function namedOptions(names: readonly string[], current: string) {
  const all = current === '' || names.includes(current) ? names : [current, ...names];
  return all.map((name) => ({ id: name, label: name }));
}

export interface FormCarFieldsProps {
  /** The makes and models to choose from, sorted. */
  catalogue: readonly { brand: string; model: string }[];
  isPending?: boolean;
  /** Labels the box that lets another car be typed; without it, only those of the catalogue can be chosen. */
  otherLabel?: string;
}

/** `brand` and `model` of a form. Choosing another brand clears the model. */
export function FormCarFields({ catalogue, isPending = false, otherLabel }: FormCarFieldsProps) {
  const { control, getValues, setValue, clearErrors } = useFormContext<CarFields>();
  const [brand, model] = useWatch({ control, name: ['brand', 'model'] });
  const [isOther, setOther] = useState(false);
  const brands = [...new Set(catalogue.map((car) => car.brand))];
  const models = catalogue.filter((car) => car.brand === brand).map((car) => car.model);
  const clearModelOfOtherBrand = () => {
    if (getValues('brand') === brand) return;
    setValue('model', '');
    clearErrors('model');
  };
  const changeOther = (other: boolean) => {
    setOther(other);
    clearErrors(['brand', 'model']);
    // What was typed is kept only where it can be chosen.
    if (!other && !models.includes(model)) setValue('model', '');
    if (!other && !brands.includes(brand)) setValue('brand', '');
  };
  return (
    <>
      {isOther ? (
        <>
          <FormTextField<CarFields> name="brand" label="Brand" autoComplete="off" isRequired />
          <FormTextField<CarFields> name="model" label="Model" autoComplete="off" isRequired />
        </>
      ) : (
        <>
          <FormSelect<CarFields>
            name="brand"
            label="Brand"
            placeholder={isPending ? 'Loading brands...' : 'Choose a brand'}
            options={namedOptions(brands, brand)}
            onValueChange={clearModelOfOtherBrand}
            isRequired
          />
          <FormSelect<CarFields>
            name="model"
            label="Model"
            placeholder="Choose a model"
            options={namedOptions(models, model)}
            isDisabled={brand === ''}
            isRequired
          />
        </>
      )}
      {otherLabel !== undefined && <Checkbox label={otherLabel} value={isOther} onChange={changeOther} />}
    </>
  );
}
