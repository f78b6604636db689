import { proposedPromiseQuery } from '@pitlane/shared-data/board';
import { useLowerReading } from '@pitlane/shared-data/care';
import { requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { useSave } from '@pitlane/shared-data/forms';
import { type DeskRequest, fuelLevelLabels, fuelLevels, useCheckIn } from '@pitlane/shared-data/front-desk';
import { type CheckInForm, checkInSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import { vehicleName } from '@pitlane/shared-data/vehicles';
import { Grid, RegistrationPlate, Stack } from '@pitlane/shared-ui/core';
import {
  FormDialog,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { LowerReadingQuestion } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useAnnounceTold } from '../../reach/use-announce-told.tsx';
import { WarrantyBanners } from '../../repeat/warranty-banners.tsx';

const fuelOptions = fuelLevels.map((id) => ({ id, label: fuelLevelLabels[id] }));

/** Takes the car in, then opens its job card. A reading below the last one is asked about. */
export function CheckInDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const checkIn = useCheckIn();
  const announce = useAnnounceTold();
  const navigate = useNavigate();
  const { lower, send } = useLowerReading();
  const form = useZodForm({
    schema: checkInSchema,
    defaultValues: {
      kilometres: null,
      fuel: '',
      keyNumber: '',
      belongings: '',
      promisedAt: '',
    },
  });
  const { data: proposed } = useQuery(proposedPromiseQuery({ requestId: request.request_id }));
  const { data: estimate } = useQuery(requestEstimateQuery(request.request_id));
  const { resetField } = form;
  useEffect(() => {
    // What was typed while it loaded stays.
    if (proposed && !form.getFieldState('promisedAt').isDirty)
      resetField('promisedAt', { defaultValue: proposed });
  }, [proposed, form, resetField]);
  const { save } = useSave({
    send: ({ belongings, keyNumber, promisedAt, ...seen }: z.output<typeof checkInSchema>) =>
      send(seen.kilometres, (lowerIs) =>
        checkIn.mutateAsync({
          requestId: request.request_id,
          ...seen,
          belongings: belongings || undefined,
          keyNumber: keyNumber || undefined,
          promisedAt: promisedAt || undefined,
          lowerIs,
        }),
      ),
    failure: 'Failed to check in',
    onSaved: () => {
      notify.success(`${request.registration_number} checked in`);
      void announce(request.request_id, 'car_arrived');
      onClose();
      void navigate(paths.jobCard(request.request_id));
    },
  });
  return (
    <>
      <FormDialog
        title={`Check in #${request.request_id}`}
        label="Check in"
        form={form}
        submitLabel="Check in"
        pendingLabel="Checking in..."
        onSubmit={save}
        onClose={onClose}
      >
        <Stack gap={4}>
          <p>
            <RegistrationPlate>{request.registration_number}</RegistrationPlate> {vehicleName(request)} of{' '}
            {request.customer.name}
          </p>
          <WarrantyBanners requestId={request.request_id} warranty={estimate?.warranty ?? []} />
          <Grid>
            <FormNumberField<CheckInForm>
              name="kilometres"
              label="Kilometres"
              description={request.km_driven === null ? undefined : `Last reading: ${request.km_driven} km`}
              hasSteppers={false}
              isRequired
              autoFocus
            />
            <FormSelect<CheckInForm> name="fuel" label="Fuel" options={fuelOptions} isRequired />
            <FormTextField<CheckInForm> name="keyNumber" label="Key number" autoComplete="off" />
            <FormTextField<CheckInForm>
              name="promisedAt"
              label="Promised for"
              description="Proposed from its lines and the cars before it."
              type="datetime-local"
            />
          </Grid>
          <FormTextArea<CheckInForm> name="belongings" label="Things left in the car" />
        </Stack>
      </FormDialog>
      <LowerReadingQuestion lower={lower} />
    </>
  );
}
