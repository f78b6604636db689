import { useParams } from 'react-router';
import { VehicleRecordPage } from './vehicle-record-page.tsx';
import { VehicleRegister } from './vehicle-register.tsx';

/** The vehicles that the user may see, or one of them with its service history. */
export function Component() {
  const { vehicleId } = useParams();
  return vehicleId === undefined ? <VehicleRegister /> : <VehicleRecordPage vehicleId={vehicleId} />;
}
