import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type DueSalary, salariesDueQuery, usePaySalaries } from '@pitlane/shared-data/salary';
import {
  Banner,
  Button,
  Dialog,
  OutcomeList,
  type OutcomeReport,
  QueryView,
  Skeleton,
  Stack,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DueChoice } from './due-choice.tsx';

const failure = 'Failed to process payment';
const noneDue: readonly DueSalary[] = [];

/** Pays what is due to the chosen mechanics, each in its own transaction with its own outcome. */
export function PaySalariesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(salariesDueQuery());
  const pay = usePaySalaries();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  // A retry after a lost response must not pay twice.
  const [keys] = useState(() => new Map<string, string>());
  const [report, setReport] = useState<OutcomeReport | null>(null);

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
      key: item.mechanicId,
      name: chosen[index]?.name ?? '',
      text: error ? messageFor(error, failure) : `paid ${formatMoneyWithPaise(data.total_amount)}`,
      hasFailed: error !== null,
    }));
    const refused = said.filter(({ hasFailed }) => hasFailed).length;
    const paid = `${formatCountOf(said.length, 'salary', 'salaries')} paid`;
    setReport((earlier) => ({
      title: refused ? `${said.length - refused} of ${paid}` : paid,
      outcomes: [
        ...(earlier?.outcomes.filter(
          ({ key, hasFailed }) => !hasFailed && said.every((each) => each.key !== key),
        ) ?? []),
        ...said,
      ],
    }));
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
            {report ? 'Done' : 'Cancel'}
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
          <Banner tone="danger" title={failure}>
            {pay.error.message}
          </Banner>
        )}
        {report && <OutcomeList report={report} onDismiss={() => setReport(null)} />}
        <QueryView
          query={query}
          failure="Failed to load the salaries due"
          pending={<Skeleton label="Loading the salaries due..." lines={5} />}
        >
          {(salaries) => (
            <DueChoice due={salaries} skipped={skipped} isDisabled={pay.isPending} onChange={setSkipped} />
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
