import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate } from '@pitlane/shared-data/formats';
import {
  type ServiceBook,
  usePassOnVehicle,
  useWithdrawVehicleCode,
} from '@pitlane/shared-data/service-books';
import { Button, Cluster, Section, Stack, TextField } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { PassOnDialog } from './pass-on-dialog.tsx';

interface PassOnProps {
  vehicleId: number;
  /** Until when a code lasts; null without one. */
  codeUntil: ServiceBook['code_until'];
}

/** Makes the code with which a buyer takes the car, and ends it. */
export function PassOn({ vehicleId, codeUntil }: PassOnProps) {
  const [isAsking, setAsking] = useState(false);
  const pass = usePassOnVehicle();
  const withdraw = useWithdrawVehicleCode();
  const make = () =>
    pass.mutate(vehicleId, {
      onError: (error) => notify.failure(messageFor(error, 'Failed to make a code')),
      onSettled: () => setAsking(false),
    });
  const end = () =>
    withdraw.mutate(vehicleId, {
      onSuccess: () => {
        pass.reset();
        notify.success('The code has ended');
      },
      onError: (error) => notify.failure(messageFor(error, 'Failed to end the code')),
    });
  return (
    <Section
      title="Pass On This Car"
      description="Have you sold it? The buyer takes it over with a code, and its service history goes along."
    >
      <Stack>
        {codeUntil && (
          <>
            {pass.data && (
              <TextField
                label="Code for the buyer"
                value={pass.data.code}
                isReadOnly
                description="Write it down or copy it now. You can't see it again."
              />
            )}
            <p role="status">
              {`A code is open until ${formatDate(codeUntil)}. The buyer enters it under My Vehicles, I Have a Code.`}
            </p>
          </>
        )}
        <Cluster gap={2}>
          <Button onPress={() => setAsking(true)}>{codeUntil ? 'Make Another Code' : 'Make a Code'}</Button>
          {codeUntil && (
            <Button isPending={withdraw.isPending} pendingLabel="Ending..." onPress={end}>
              End Code
            </Button>
          )}
        </Cluster>
        <PassOnDialog
          isOpen={isAsking}
          isPending={pass.isPending}
          onConfirm={make}
          onOpenChange={setAsking}
        />
      </Stack>
    </Section>
  );
}
