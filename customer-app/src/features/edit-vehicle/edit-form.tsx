import { lastReadingOf, useAddReading, useLowerAnswer, useLowerReading } from '@pitlane/shared-data/care';
import { DataError } from '@pitlane/shared-data/data-error';
import { useUpdateVehicle, type Vehicle, type VehicleDetails } from '@pitlane/shared-data/vehicles';
import { LowerReadingDialog } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { vehicleFailureText } from '../../vehicle/vehicle-failure-text.ts';
import { VehicleForm } from '../../vehicle-form/vehicle-form.tsx';
import { valuesOfVehicle } from '../../vehicle-form/vehicle-form-values.ts';

/** Kilometres above the last reading that the server may ask about. */
const smallestJump = 6000;

const failureText = 'Failed to update vehicle. Please try again.';

/**
 * Changes a vehicle. Kilometres below the last reading or far above it are asked about, once for the same ones; a reset odometer
 * is a reading of its own, and so is a jump, which the server judges.
 */
export function EditForm({ vehicle }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const { mutateAsync: update } = useUpdateVehicle();
  const { mutateAsync: addReading } = useAddReading();
  const vehicleId = vehicle.vehicle_id;
  const kept = useLowerAnswer(vehicleId);
  const { lower, ask, send } = useLowerReading(kept);
  const last = vehicle.km_driven;

  const save = async (details: VehicleDetails) => {
    const kilometres = details.km_driven;
    if (kilometres !== null && last !== null && kilometres < last) {
      const reason = await ask(kilometres, last);
      if (reason === null) return;
      if (reason === 'reset') {
        await addReading(
          { vehicleId, kilometres, lowerIs: reason },
          { onError: (error) => notify.failure(vehicleFailureText(error, failureText)) },
        );
      }
    } else if (kilometres !== null && last !== null && kilometres - last > smallestJump) {
      try {
        await send(kilometres, (lowerIs) => addReading({ vehicleId, kilometres, lowerIs }));
      } catch (error) {
        const isNotRight = lastReadingOf(error) !== null;
        if (!isNotRight && error instanceof DataError) notify.failure(vehicleFailureText(error, failureText));
        return;
      }
    }
    await update(
      { vehicleId, details },
      {
        onSuccess: () => {
          notify.success('Vehicle updated successfully!');
          navigate(paths.myVehicles);
        },
        onError: (error) => notify.failure(vehicleFailureText(error, failureText)),
      },
    );
  };
  return (
    <>
      <VehicleForm
        label="Edit Vehicle"
        values={valuesOfVehicle(vehicle)}
        draftOf={vehicleId}
        submitLabel="Save Changes"
        pendingLabel="Saving..."
        cancelHref={paths.myVehicles}
        save={save}
        onStartOver={kept.forget}
      />
      {lower && <LowerReadingDialog {...lower} />}
    </>
  );
}
