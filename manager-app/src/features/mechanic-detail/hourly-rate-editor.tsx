import { formatCountOf, formatMoney, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { useSetHourlyRate } from '@pitlane/shared-data/mechanics';
import { hourlyRateSchema, invalidHourlyRate } from '@pitlane/shared-data/registration';
import { salaryAtRateQuery } from '@pitlane/shared-data/salary';
import * as z from '@pitlane/shared-data/schema';
import { holdsRight, useSession } from '@pitlane/shared-data/session';
import { Button, Card, CardHeader, Cluster, token } from '@pitlane/shared-ui/core';
import { Form, setServerError, useLeaveGuard, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { Pencil } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { HourlyRateField } from '../../hiring/hourly-rate-field.tsx';
import { hourlyRateFailure } from './failure-text.ts';

const schema = z.object({ hourlyRate: hourlyRateSchema });

const Rate = styled.p`
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

interface HourlyRateProps {
  mechanicId: string;
  hourlyRate: number;
}

/** What the rate that is typed makes of jobs that are not paid yet. */
function UnpaidAtRate({ mechanicId, hourlyRate }: HourlyRateProps) {
  const { data } = useQuery(salaryAtRateQuery({ mechanicId, hourlyRate }));
  if (!data || data.jobs === 0) return null;
  const becomes = `${formatMoneyWithPaise(data.total)} becomes ${formatMoneyWithPaise(data.total_then)}`;
  return <p role="status">{`${formatCountOf(data.jobs, 'unpaid job')}: ${becomes}`}</p>;
}

function HourlyRateForm({ mechanicId, hourlyRate, onClose }: HourlyRateProps & { onClose: () => void }) {
  const setRate = useSetHourlyRate();
  // The one that this form began with, though another manager may have changed it since.
  const [expectedRate] = useState(hourlyRate);
  const form = useZodForm({ schema, defaultValues: { hourlyRate } });
  const save = (change: z.infer<typeof schema>) =>
    setRate.mutate(
      { mechanicId, ...change, expectedRate },
      {
        onSuccess: () => {
          notify.success('Hourly rate updated successfully');
          onClose();
        },
        onError: (error) =>
          error.kind === 'invalid'
            ? setServerError(form, { field: 'hourlyRate', message: invalidHourlyRate })
            : setServerError(form, { message: hourlyRateFailure(error) }),
      },
    );
  const { question } = useLeaveGuard(form.formState.isDirty);
  const typed = useWatch({ control: form.control, name: 'hourlyRate' });
  const { data: rate } = z.safeParse(hourlyRateSchema, typed);
  return (
    <Form form={form} onSubmit={save} label="Hourly rate">
      {question}
      <HourlyRateField autoFocus />
      {rate !== undefined && rate !== hourlyRate && <UnpaidAtRate {...{ mechanicId, hourlyRate: rate }} />}
      <Cluster>
        <Button type="submit" variant="primary" isPending={setRate.isPending} pendingLabel="Saving...">
          Save
        </Button>
        <Button isDisabled={setRate.isPending} onPress={onClose}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  );
}

export function HourlyRateEditor(props: HourlyRateProps) {
  const mayPay = holdsRight(useSession().account, 'pay');
  const [state, setState] = useState<'initial' | 'editing' | 'closed'>('initial');
  return (
    <Card aria-label="Hourly rate">
      <CardHeader
        title="Hourly rate"
        end={
          mayPay &&
          state !== 'editing' && (
            // Restores the focus after editing.
            <Button icon={Pencil} autoFocus={state === 'closed'} onPress={() => setState('editing')}>
              Edit
            </Button>
          )
        }
      />
      {state === 'editing' ? (
        <HourlyRateForm {...props} onClose={() => setState('closed')} />
      ) : (
        <Rate>{formatMoney(props.hourlyRate)} per hour</Rate>
      )}
    </Card>
  );
}
