import { useLowerReading } from '@pitlane/shared-data/care';
import { requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { useSave } from '@pitlane/shared-data/forms';
import { fuelLevelLabels, fuelLevels, useCheckIn } from '@pitlane/shared-data/front-desk';
import { limits } from '@pitlane/shared-data/limits';
import { describeMessage, useTold } from '@pitlane/shared-data/messages';
import { describeWarranty } from '@pitlane/shared-data/repeats';
import type { Job } from '@pitlane/shared-data/requests';
import * as z from '@pitlane/shared-data/schema';
import { Banner, Button } from '@pitlane/shared-ui/core';
import { Form, FormNumberField, FormSelect, useZodForm } from '@pitlane/shared-ui/forms';
import { LowerReadingQuestion } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

const fuelOptions = fuelLevels.map((id) => ({ id, label: fuelLevelLabels[id] }));

const schema = z.object({
  kilometres: z.requiredNumber('Please enter the kilometres'),
  fuel: z.enum(fuelLevels, 'Please choose how full the tank is'),
});

interface CheckInFormProps {
  job: Job;
  onCheckedIn: () => void;
}

/** The two readings of a car that arrives, and what is within the warranty; the front desk notes keys and belongings. */
export function CheckInForm({ job, onCheckedIn }: CheckInFormProps) {
  const checkIn = useCheckIn();
  const told = useTold();
  const { data: estimate } = useQuery(requestEstimateQuery(job.request_id));
  const { lower, send } = useLowerReading();
  const form = useZodForm({ schema, defaultValues: { kilometres: null } });
  const { save } = useSave({
    send: ({ kilometres, fuel }: z.output<typeof schema>) =>
      send(kilometres, (lowerIs) =>
        checkIn.mutateAsync({ requestId: job.request_id, kilometres, fuel, lowerIs }),
      ),
    failure: 'Failed to check in',
    onSaved: () => {
      void told(job.request_id, 'car_arrived').then(
        (reach) => reach && notify.success(describeMessage(reach)),
      );
      onCheckedIn();
    },
  });

  return (
    <>
      {estimate?.warranty.map((done) => (
        <Banner key={`${done.kind}-${done.name}`} tone="warning">
          <p>{describeWarranty(done)}</p>
        </Banner>
      ))}
      <Form form={form} label="Check in" onSubmit={save}>
        <FormNumberField
          name="kilometres"
          label="Kilometres"
          hasSteppers={false}
          isRequired
          minValue={0}
          maxValue={limits.kmDriven}
          formatOptions={{ maximumFractionDigits: 0 }}
        />
        <FormSelect name="fuel" label="Fuel" isRequired options={fuelOptions} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.formState.isSubmitting}
          pendingLabel="Checking in..."
        >
          Check In and Start
        </Button>
      </Form>
      <LowerReadingQuestion lower={lower} />
    </>
  );
}
