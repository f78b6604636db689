import { useSession } from '@pitlane/shared-data/session';
import { useAddVehicle, type VehicleDetails } from '@pitlane/shared-data/vehicles';
import { Card, CardHeader } from '@pitlane/shared-ui/card';
import { DescriptionList } from '@pitlane/shared-ui/description-list';
import { Page } from '@pitlane/shared-ui/layout';
import { notify } from '@pitlane/shared-ui/notification';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { useNavigate } from 'react-router';
import { paths } from '../../navigation/customer-paths.ts';
import { garageYear } from './garage-year.ts';
import { additionFailureText } from './vehicle-failure-text.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { newVehicleValues } from './vehicle-form-values.ts';

/** Whose vehicle this will be. */
function Owner() {
  const { account } = useSession();
  if (!account) return null;
  return (
    <Card aria-labelledby="owner">
      <CardHeader id="owner" title="Owner" />
      <DescriptionList
        items={[
          { label: 'Name', value: account.name },
          { label: 'Email', value: account.email },
        ]}
      />
    </Card>
  );
}

/** A new vehicle for the signed-in customer (spec sections 2 and 5, Add New Vehicle). */
export function AddVehicleScreen() {
  const navigate = useNavigate();
  const { mutateAsync } = useAddVehicle();
  const nowYear = garageYear();
  const add = (details: VehicleDetails) =>
    mutateAsync(details, {
      onSuccess: () => {
        notify.success('Vehicle added successfully!');
        navigate(paths.dashboard);
      },
      onError: (error) => {
        notify.failure(additionFailureText(error));
        if (error.kind === 'signed-out') navigate(paths.login(paths.addVehicle));
      },
    });
  return (
    <Page width="form">
      <PageHeader title="Add New Vehicle" back={{ href: paths.myVehicles, label: 'My Vehicles' }} />
      <Owner />
      <VehicleForm
        label="Add New Vehicle"
        nowYear={nowYear}
        values={newVehicleValues(nowYear)}
        submitLabel="Add Vehicle"
        pendingLabel="Adding..."
        cancelHref={paths.dashboard}
        save={add}
      />
    </Page>
  );
}
