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
import { NewOwnerDialog } from './new-owner-dialog.tsx';
import { PassOnDialog } from './pass-on-dialog.tsx';

interface PassOnProps {
  vehicleId: number;
  /** Whether its owner passes it on; else a manager does. */
  isOwn: boolean;
  book: Pick<ServiceBook, 'owner' | 'code_until'>;
}

/** Makes the code with which a buyer takes the car, and ends it; a manager also chooses a customer. */
export function PassOn({ vehicleId, isOwn, book: { owner, code_until: codeUntil } }: PassOnProps) {
  const [asking, setAsking] = useState<'code' | 'customer' | null>(null);
  const pass = usePassOnVehicle();
  const withdraw = useWithdrawVehicleCode();
  const close = () => setAsking(null);
  const make = () =>
    pass.mutate(
      { vehicleId, ownerId: owner.customer_id },
      {
        onError: (error) => notify.failure(messageFor(error, 'Failed to make a code')),
        onSettled: close,
      },
    );
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
      description={
        isOwn
          ? 'Have you sold it? The buyer takes it over with a code, and its service history goes along.'
          : 'Has its owner sold it? Choose the buyer, or give them a code. Its service history goes along.'
      }
    >
      <Stack>
        {codeUntil && (
          <>
            {pass.data && (
              <div data-secret="">
                <TextField
                  label="Code for the buyer"
                  value={pass.data.code}
                  isReadOnly
                  description="Write it down or copy it now. You can't see it again."
                />
              </div>
            )}
            <p role="status">
              {`A code is open until ${formatDate(codeUntil)}. The buyer enters it under My Vehicles, I Have a Code.`}
            </p>
          </>
        )}
        <Cluster gap={2}>
          {!isOwn && <Button onPress={() => setAsking('customer')}>Choose a Customer</Button>}
          <Button onPress={() => setAsking('code')}>{codeUntil ? 'Make Another Code' : 'Make a Code'}</Button>
          {codeUntil && (
            <Button isPending={withdraw.isPending} pendingLabel="Ending..." onPress={end}>
              End Code
            </Button>
          )}
        </Cluster>
        <PassOnDialog
          isOwn={isOwn}
          isOpen={asking === 'code'}
          isPending={pass.isPending}
          onConfirm={make}
          onOpenChange={close}
        />
        {asking === 'customer' && <NewOwnerDialog vehicleId={vehicleId} owner={owner} onClose={close} />}
      </Stack>
    </Section>
  );
}
