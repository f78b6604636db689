import { formatCountOf, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type DueSalary, salariesDueQuery, usePaySalaries } from '@pitlane/shared-data/salary';
import { Banner, Button, Dialog, QueryView, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DueChoice, type SalaryOutcome } from './due-choice.tsx';

const noneDue: readonly DueSalary[] = [];

/** Pays what is due to the chosen mechanics, each in its own transaction with its own outcome. */
export function PaySalariesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(salariesDueQuery());
  const pay = usePaySalaries();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  // A retry after a lost response must not pay twice.
  const [keys] = useState(() => new Map<string, string>());
  const [outcomes, setOutcomes] = useState<readonly SalaryOutcome[]>([]);

  const due = query.data ?? noneDue;
  const chosen = due.filter(({ mechanic_id }) => !skipped.has(mechanic_id));
  const total = chosen.reduce((sum, salary) => sum + salary.total, 0);
  const keyOf = ({ mechanic_id, request_ids }: DueSalary) => {
    const what = `${mechanic_id} ${request_ids.join()}`;
    const key = keys.get(what) ?? crypto.randomUUID();
    keys.set(what, key);
    return key;
  };
  const submit = async () => {
    const orders = chosen.map((salary) => ({
      mechanicId: salary.mechanic_id,
      requestIds: salary.request_ids,
      finalAmount: null,
      idempotencyKey: keyOf(salary),
    }));
    const results = await pay.mutateAsync(orders).catch(() => null);
    if (!results) return;
    const said = results.map(({ item, data, error }, index) => ({
      mechanicId: item.mechanicId,
      name: chosen[index]?.name ?? '',
      paid: data?.total_amount ?? null,
      problem: error?.message ?? null,
    }));
    setOutcomes((earlier) => [
      ...earlier.filter(
        ({ paid, mechanicId }) => paid !== null && said.every((each) => each.mechanicId !== mechanicId),
      ),
      ...said,
    ]);
    const failed = said.filter(({ problem }) => problem !== null).length;
    if (failed)
      notify.failure(`${said.length - failed} of ${formatCountOf(said.length, 'salary', 'salaries')} paid`);
    else notify.success(`${formatCountOf(said.length, 'salary', 'salaries')} paid`);
  };

  return (
    <Dialog
      title="Pay Salaries"
      isOpen
      isDismissable={!pay.isPending}
      onOpenChange={onClose}
      actions={
        <>
          <Button isDisabled={pay.isPending} onPress={onClose}>
            {outcomes.length > 0 ? 'Done' : 'Cancel'}
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isPending={pay.isPending}
            pendingLabel="Processing..."
            onPress={submit}
          >
            Pay {formatCountOf(chosen.length, 'salary', 'salaries')}, {formatMoneyWithPaise(total)}
          </Button>
        </>
      }
    >
      <Stack>
        {pay.error && (
          <Banner tone="danger" title="Failed to process payment">
            {pay.error.message}
          </Banner>
        )}
        <QueryView
          query={query}
          failure="Failed to load the salaries due"
          pending={<Skeleton label="Loading the salaries due..." lines={5} />}
        >
          {(salaries) => (
            <DueChoice
              due={salaries}
              skipped={skipped}
              outcomes={outcomes}
              isDisabled={pay.isPending}
              onChange={setSkipped}
            />
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
