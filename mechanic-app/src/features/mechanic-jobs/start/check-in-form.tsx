import { useLowerReading } from '@pitlane/shared-data/care';
import { requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { problemOf } from '@pitlane/shared-data/forms';
import { fuelLevelLabels, fuelLevels, useCheckIn } from '@pitlane/shared-data/front-desk';
import { limits } from '@pitlane/shared-data/limits';
import { describeMessage, useTold } from '@pitlane/shared-data/messages';
import { describeWarranty } from '@pitlane/shared-data/repeats';
import type { Job } from '@pitlane/shared-data/requests';
import { Banner, Button, NumberField, PlainForm, Select } from '@pitlane/shared-ui/core';
import { LowerReadingQuestion } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const fuelOptions = fuelLevels.map((id) => ({ id, label: fuelLevelLabels[id] }));

interface CheckInFormProps {
  job: Job;
  onCheckedIn: () => void;
}

/** The two readings of a car that arrives, and what is within the warranty; the front desk notes keys and belongings. */
export function CheckInForm({ job, onCheckedIn }: CheckInFormProps) {
  const checkIn = useCheckIn();
  const told = useTold();
  const { data: estimate } = useQuery(requestEstimateQuery(job.request_id));
  const [kilometres, setKilometres] = useState<number | null>(null);
  const [fuel, setFuel] = useState('');
  const { lower, send } = useLowerReading();
  const level = fuelLevels.find((known) => known === fuel);

  const submit = async () => {
    if (kilometres === null || !level) return undefined;
    try {
      await send(kilometres, (lowerIs) =>
        checkIn.mutateAsync({ requestId: job.request_id, kilometres, fuel: level, lowerIs }),
      );
    } catch (error) {
      return problemOf(error, 'Failed to check in');
    }
    void told(job.request_id, 'car_arrived').then((reach) => reach && notify.success(describeMessage(reach)));
    onCheckedIn();
    return undefined;
  };

  return (
    <>
      {estimate?.warranty.map((done) => (
        <Banner key={`${done.kind}-${done.name}`} tone="warning">
          <p>{describeWarranty(done)}</p>
        </Banner>
      ))}
      <PlainForm
        label="Check in"
        check={() => ({
          kilometres: kilometres === null && 'Please enter the kilometres',
          fuel: !level && 'Please choose how full the tank is',
        })}
        onSubmit={submit}
      >
        {({ field, isPending }) => (
          <>
            <NumberField
              {...field('kilometres')}
              label="Kilometres"
              hasSteppers={false}
              isRequired
              minValue={0}
              maxValue={limits.kmDriven}
              formatOptions={{ maximumFractionDigits: 0 }}
              value={kilometres}
              onChange={(entered) => {
                setKilometres(entered);
                field('kilometres').onChange();
              }}
            />
            <Select
              name="fuel"
              errorMessage={field('fuel').errorMessage}
              label="Fuel"
              isRequired
              options={fuelOptions}
              value={fuel}
              onChange={(chosen) => {
                setFuel(chosen);
                field('fuel').onChange();
              }}
            />
            <Button
              type="submit"
              variant="primary"
              size="large"
              isPending={isPending}
              pendingLabel="Checking in..."
            >
              Check In and Start
            </Button>
          </>
        )}
      </PlainForm>
      <LowerReadingQuestion lower={lower} />
    </>
  );
}
