import { formatMoney, formatShortMoney } from '@pitlane/shared-data/formats';
import type { Figure } from '@pitlane/shared-data/reports';
import { ChartSection } from './chart-section.tsx';

/** The figures of payments, as the chart calls them. */
const methods: Record<string, string> = {
  paid_cash: 'Cash',
  paid_upi: 'UPI',
  paid_card: 'Card',
  paid_bank: 'Bank',
};

interface PaymentMethodsProps {
  figures: readonly Figure[];
  isRefreshing: boolean;
}

/** What was received by each method, beside the period before; nothing where neither had a payment. */
export function PaymentMethods({ figures, isRefreshing }: PaymentMethodsProps) {
  const paid = figures.filter(({ figure }) => figure in methods);
  if (paid.every(({ value, before }) => !value && !before)) return null;
  return (
    <ChartSection
      title="Payments by method"
      label="Payments of the period by method"
      columns={[
        { id: 'method', header: 'Method', isRowHeader: true, cell: ({ figure }) => methods[figure] },
        {
          id: 'value',
          header: 'This period',
          align: 'end',
          isKey: true,
          cell: ({ value }) => formatMoney(value ?? 0),
        },
        { id: 'before', header: 'Before', align: 'end', cell: ({ before }) => formatMoney(before ?? 0) },
      ]}
      rows={paid}
      rowKey={({ figure }) => figure}
      bar={({ figure, name, value, before }) => ({
        ...{ name, tick: methods[figure] ?? name, value: value ?? 0, beside: before ?? 0 },
      })}
      pair={['This period', 'Before']}
      format={formatMoney}
      formatTick={formatShortMoney}
      isRefreshing={isRefreshing}
    />
  );
}
