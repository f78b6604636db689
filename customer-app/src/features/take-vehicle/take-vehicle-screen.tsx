import { messageFor } from '@pitlane/shared-data/data-error';
import { useSave } from '@pitlane/shared-data/forms';
import * as z from '@pitlane/shared-data/schema';
import { type CodedVehicle, useReadVehicleCode, useTakeVehicle } from '@pitlane/shared-data/service-books';
import { vehicleName } from '@pitlane/shared-data/vehicles';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  Page,
  PageHeader,
  RegistrationPlate,
  Stack,
} from '@pitlane/shared-ui/core';
import { Form, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

interface Found {
  code: string;
  car: CodedVehicle;
}

const schema = z.object({
  code: z.string().check(z.refine((code) => code.trim() !== '', 'Please enter the code')),
});

function CodeForm({ onFound }: { onFound: (found: Found) => void }) {
  const read = useReadVehicleCode();
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  const { save } = useSave({
    send: ({ code }: z.output<typeof schema>) => read.mutateAsync(code),
    failure: 'Failed to check the code',
    onSaved: (car, { code }) => onFound({ code, car }),
  });
  return (
    <Form form={form} label="Code of the car" onSubmit={save}>
      <Stack>
        <FormTextField
          name="code"
          label="Code"
          description="The seller made it on the page of the car: 12 letters and digits."
          isRequired
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={form.formState.isSubmitting}
            pendingLabel="Checking..."
          >
            Show the Car
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function FoundCar({ found: { code, car }, onBack }: { found: Found; onBack: () => void }) {
  const navigate = useNavigate();
  const take = useTakeVehicle();
  const confirm = () =>
    take.mutate(code, {
      onSuccess: ({ vehicle_id }) => {
        notify.success(`${vehicleName(car)} is your car now`);
        navigate(paths.vehicle(vehicle_id));
      },
      onError: (error) => notify.failure(messageFor(error, 'Failed to take the car')),
    });
  return (
    <Card as="article" aria-labelledby="found-car">
      <CardHeader
        id="found-car"
        title={vehicleName(car)}
        detail={car.year}
        end={<RegistrationPlate>{car.registration_number}</RegistrationPlate>}
      />
      <p>Is this the car that you bought? Its service history comes with it; the seller no longer sees it.</p>
      <CardActions>
        <Button variant="primary" isPending={take.isPending} pendingLabel="Taking..." onPress={confirm}>
          Take This Car
        </Button>
        <Button isDisabled={take.isPending} onPress={onBack}>
          Another Code
        </Button>
      </CardActions>
    </Card>
  );
}

/** A buyer takes over a car with the code of its owner. */
export function Component() {
  const [found, setFound] = useState<Found>();
  return (
    <Page width="form">
      <PageHeader
        title="Take Over a Car"
        description="With the code of whoever sold it to you."
        back={{ href: paths.myVehicles, label: 'My Vehicles' }}
      />
      {found ? (
        <FoundCar found={found} onBack={() => setFound(undefined)} />
      ) : (
        <CodeForm onFound={setFound} />
      )}
    </Page>
  );
}
