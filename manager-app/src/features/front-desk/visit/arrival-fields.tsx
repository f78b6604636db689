import { proposedPromiseQuery } from '@pitlane/shared-data/board';
import { formatKilometres } from '@pitlane/shared-data/formats';
import { type DeskCustomer, fuelLevelLabels, fuelLevels } from '@pitlane/shared-data/front-desk';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { Grid, Row } from '@pitlane/shared-ui/core';
import {
  FormCheckbox,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useFormContext,
  useWatch,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoPicker } from '@pitlane/shared-ui/photos';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Fields } from './fields.ts';

const fuelOptions = fuelLevels.map((id) => ({ id, label: fuelLevelLabels[id] }));

interface ArrivalFieldsProps {
  customer: DeskCustomer | undefined;
  photos: readonly File[];
  onPhoto: (photo: File) => void;
}

/** Checks the car in that is here already. */
export function ArrivalFields({ customer, photos, onPhoto }: ArrivalFieldsProps) {
  const { control, setValue, getValues, getFieldState, resetField } = useFormContext<VisitForm>();
  /** Whose car is here did not call, unless that was said. */
  const askInPerson = () => {
    if (!getFieldState('channel').isDirty) setValue('channel', getValues('isHere') ? 'in_person' : 'phone');
  };
  const [isHere, vehicleId, serviceIds] = useWatch({ control, name: ['isHere', 'vehicleId', 'serviceIds'] });
  const { data: proposed } = useQuery({
    ...proposedPromiseQuery({ serviceIds: serviceIds.map(Number) }),
    enabled: isHere && serviceIds.length > 0,
  });
  useEffect(() => {
    // What was typed stays.
    if (proposed && !getFieldState('promisedAt').isDirty)
      resetField('promisedAt', { defaultValue: proposed });
  }, [proposed, getFieldState, resetField]);
  const last = customer?.vehicles.find((car) => String(car.vehicle_id) === vehicleId)?.km_driven ?? null;
  return (
    <Fields>
      <legend>Check-in</legend>
      <FormCheckbox<VisitForm> name="isHere" label="The car is here" onValueChange={askInPerson} />
      {isHere && (
        <>
          <Grid>
            <FormNumberField<VisitForm>
              name="kilometres"
              label="Kilometres"
              description={last === null ? undefined : `Last reading: ${formatKilometres(last)}`}
              hasSteppers={false}
              isRequired
            />
            <FormSelect<VisitForm> name="fuel" label="Fuel" options={fuelOptions} isRequired />
            <FormTextField<VisitForm> name="keyNumber" label="Key number" autoComplete="off" />
            <FormTextField<VisitForm> name="promisedAt" label="Promised for" type="datetime-local" />
          </Grid>
          <FormTextArea<VisitForm> name="belongings" label="Things left in the car" rows={2} />
          <Row>
            <PhotoPicker
              label="Add photos"
              size="medium"
              onAdd={async (photo) => onPhoto(photo)}
              onFailure={notify.failure}
            />
            <span aria-live="polite">{photos.length > 0 && `${photos.length} to send`}</span>
          </Row>
        </>
      )}
    </Fields>
  );
}
