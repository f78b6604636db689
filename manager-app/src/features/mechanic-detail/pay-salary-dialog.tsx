import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import type { MechanicSalary } from '@pitlane/shared-data/mechanics';
import { type SalaryPayment, salaryDue, usePaySalary } from '@pitlane/shared-data/salary';
import {
  Banner,
  Button,
  DescriptionList,
  Dialog,
  media,
  reportInvalidInput,
  Stack,
  space,
  TextArea,
} from '@pitlane/shared-ui/core';
import { useLeaveGuard } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AmountField } from '../../payment/amount-field.tsx';
import { paymentFailure } from './failure-text.ts';
import { JobChoice } from './job-choice.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    column-gap: ${space(8)};
  }
`;

/** Limit of the database, in rupees. */
const maxPayment = 9_999_999_999.99;

export interface PaySalaryDialogProps {
  salary: MechanicSalary;
  onPaid: (payment: SalaryPayment) => void;
  onClose: () => void;
}

/** The server recomputes the pay and records the manager's final amount beside it. */
export function PaySalaryDialog({ salary, onPaid, onClose }: PaySalaryDialogProps) {
  const { mechanic, unpaid_jobs } = salary;
  const pay = usePaySalary();
  const [selected, setSelected] = useState<ReadonlySet<number>>(
    () => new Set(unpaid_jobs.map(({ request_id }) => request_id)),
  );
  const [adjusted, setAdjusted] = useState<number | null>(null);
  const [notes, setNotes] = useState('');
  // A retry after a lost response must not pay twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const jobs = unpaid_jobs.filter(({ request_id }) => selected.has(request_id));
  const due = salaryDue(jobs);
  const finalAmount = adjusted ?? due.total;

  const choose = (next: ReadonlySet<number>) => {
    setSelected(next);
    // The adjustment was made for other jobs.
    setAdjusted(null);
  };
  // Without a response the payment may have succeeded and its jobs may be gone, so it can be sent again unchanged.
  const unconfirmed = pay.error?.kind === 'offline' ? pay.variables : undefined;
  const payment =
    jobs.length > 0
      ? {
          mechanicId: mechanic.mechanic_id,
          requestIds: jobs.map(({ request_id }) => request_id),
          finalAmount,
          notes: tidyText(notes),
          idempotencyKey,
        }
      : unconfirmed;
  const content = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (!payment || (content.current && reportInvalidInput(content.current))) return;
    pay.mutate(payment, {
      onSuccess: (receipt) => {
        notify.success('Salary paid successfully');
        onPaid(receipt);
      },
    });
  };

  const { leave, question } = useLeaveGuard(adjusted !== null || notes !== '');
  const close = () => leave(onClose);

  return (
    <Dialog
      size="large"
      title="Pay Salary"
      isOpen
      isDismissable={!pay.isPending}
      onOpenChange={close}
      actions={
        <>
          <Button isDisabled={pay.isPending} onPress={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={!payment}
            isPending={pay.isPending}
            pendingLabel="Processing..."
            onPress={submit}
          >
            Pay Salary
          </Button>
        </>
      }
    >
      {question}
      <div ref={content}>
        <Stack gap={5}>
          {pay.error && (
            <Banner tone="danger" title={paymentFailure(pay.error)}>
              {pay.error.message}
            </Banner>
          )}
          <Columns>
            <JobChoice jobs={unpaid_jobs} selected={selected} isDisabled={pay.isPending} onChange={choose} />
            <Stack gap={5}>
              <DescriptionList
                items={[
                  { label: 'Time-based pay', value: formatMoneyWithPaise(due.timePay) },
                  { label: 'Bonus', value: formatMoneyWithPaise(due.bonus) },
                  { label: 'Salary due', value: <strong>{formatMoneyWithPaise(due.total)}</strong> },
                ]}
              />
              <AmountField
                label="Final amount (₹)"
                description="Adjust to pay more or less. Leave blank to pay the salary due."
                maxValue={maxPayment}
                isDisabled={pay.isPending}
                value={finalAmount}
                onChange={setAdjusted}
              />
              <TextArea
                label="Notes"
                description="Optional. Saved with the payment."
                rows={2}
                maxLength={limits.notes}
                isDisabled={pay.isPending}
                value={notes}
                onChange={setNotes}
              />
            </Stack>
          </Columns>
        </Stack>
      </div>
    </Dialog>
  );
}
