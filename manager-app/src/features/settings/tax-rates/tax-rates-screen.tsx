import { formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import { type TaxRate, taxRatesQuery } from '@pitlane/shared-data/invoices';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  QueryView,
  SkeletonTable,
  StatusBadge,
} from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { TaxRateDialog } from './tax-rate-dialog.tsx';
import { taxedKindLabels } from './taxed-kinds.ts';

/** Of each kind, the newest rate that has begun is the one of today. */
function stateOf(rate: TaxRate, rates: readonly TaxRate[], today: string) {
  if (rate.valid_from > today) return <StatusBadge tone="info">Coming</StatusBadge>;
  const isReplaced = rates.some(
    ({ kind, valid_from }) => kind === rate.kind && valid_from <= today && valid_from > rate.valid_from,
  );
  return isReplaced ? (
    <StatusBadge tone="neutral">Past</StatusBadge>
  ) : (
    <StatusBadge tone="success">Today</StatusBadge>
  );
}

const columnsOf = (rates: readonly TaxRate[], today: string): Column<TaxRate>[] => [
  { id: 'kind', header: 'For', isRowHeader: true, isKey: true, cell: ({ kind }) => taxedKindLabels[kind] },
  { id: 'from', header: 'Valid from', cell: ({ valid_from }) => formatDate(valid_from) },
  { id: 'code', header: 'HSN or SAC', cell: ({ tax_code }) => tax_code },
  { id: 'rate', header: 'Rate', align: 'end', isKey: true, cell: ({ rate }) => `${rate} %` },
  { id: 'state', header: 'State', cell: (rate) => stateOf(rate, rates, today) },
];

function TaxRates() {
  return (
    <QueryView
      query={useQuery(taxRatesQuery())}
      failure="Failed to load the tax rates"
      pending={<SkeletonTable label="Loading the tax rates..." columns={5} />}
      empty={<EmptyState title="No tax rates yet" hint="Add the rates of labour and parts." />}
    >
      {(rates) => (
        <DataTable
          label="Tax rates"
          columns={columnsOf(rates, todayInGarage())}
          rows={rates}
          rowKey={({ kind, valid_from }) => `${kind} ${valid_from}`}
        />
      )}
    </QueryView>
  );
}

/** The dated codes and rates of what an invoice charges. */
export function Component() {
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsPage
      title="Tax Rates"
      actions={
        <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setAdding(true)}>
          Add Tax Rate
        </Button>
      }
    >
      <TaxRates />
      {isAdding && <TaxRateDialog onClose={() => setAdding(false)} />}
    </SettingsPage>
  );
}
