import { todayInGarage } from '@pitlane/shared-data/formats';
import { useSession } from '@pitlane/shared-data/session';
import { useAddVehicle, type VehicleDetails } from '@pitlane/shared-data/vehicles';
import {
  Card,
  CardHeader,
  DescriptionList,
  EmailText,
  LinkButton,
  Page,
  PageHeader,
} from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { readServiceChoice } from '../../service/service-choice.ts';
import { additionFailureText } from '../../vehicle/vehicle-failure-text.ts';
import { newVehicle } from '../../vehicle-form/vehicle-draft.tsx';
import { VehicleForm } from '../../vehicle-form/vehicle-form.tsx';
import { newVehicleValues } from '../../vehicle-form/vehicle-form-values.ts';
import { yearOf } from '../../vehicle-form/year-of.ts';

function Owner() {
  const { account } = useSession();
  if (!account) return null;
  return (
    <Card aria-labelledby="owner">
      <CardHeader id="owner" title="Owner" />
      <DescriptionList
        items={[
          { label: 'Name', value: account.name },
          { label: 'Email', value: <EmailText email={account.email} /> },
        ]}
      />
    </Card>
  );
}

export function Component() {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const service = readServiceChoice(searchParams.get('service'));
  // With a chosen service the booking continues; otherwise the dashboard follows.
  const nextHref = service === null ? paths.dashboard : paths.myVehiclesFor(service);
  const { mutateAsync } = useAddVehicle();
  const add = (details: VehicleDetails) =>
    mutateAsync(details, {
      onSuccess: () => {
        notify.success('Vehicle added successfully!');
        navigate(nextHref);
      },
      onError: (error) => {
        notify.failure(additionFailureText(error));
        if (error.kind === 'signed-out') navigate(paths.login(paths.addVehicleFor(service)));
      },
    });
  return (
    <Page width="form">
      <PageHeader
        title="Add New Vehicle"
        description="Did the seller of a used car give you a code? Take the car over with its service history."
        back={{ href: paths.myVehiclesFor(service), label: 'My Vehicles' }}
        actions={<LinkButton href={paths.takeVehicle}>I Have a Code</LinkButton>}
      />
      <Owner />
      <VehicleForm
        label="Add New Vehicle"
        values={newVehicleValues(yearOf(todayInGarage()))}
        draftOf={newVehicle}
        submitLabel="Add Vehicle"
        pendingLabel="Adding..."
        cancelHref={nextHref}
        save={add}
      />
    </Page>
  );
}
