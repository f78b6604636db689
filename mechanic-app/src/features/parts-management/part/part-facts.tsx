import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { PartDetails } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { Card, Cluster, DescriptionList, Stack, StatusBadge } from '@pitlane/shared-ui/core';
import { PackageX } from '@pitlane/shared-ui/icons';
import { StockStatus } from '../stock/stock-status.tsx';

/** What a part is, how many there are and what it costs. */
export function PartFacts({ part }: { part: PartDetails }) {
  const count = (quantity: number) => sayQuantity(quantity, part.stock_unit);
  const facts = [
    { label: 'Code', value: part.part_code },
    { label: 'In stock', value: count(part.current_stock) },
    { label: 'Reserved', value: count(part.reserved) },
    { label: 'Available', value: count(Math.max(part.current_stock - part.reserved, 0)) },
    ...(part.on_order === 0
      ? []
      : [
          {
            label: 'On order',
            value: `${count(part.on_order)}${part.due_on ? `, due ${formatDate(part.due_on)}` : ''}`,
          },
        ]),
    { label: 'Min stock', value: count(part.stock_min) },
    { label: 'Price', value: formatMoney(part.price) },
    ...(part.avg_cost === null ? [] : [{ label: 'Average cost', value: formatMoney(part.avg_cost) }]),
    { label: 'Shelf', value: part.shelf ?? '–' },
    { label: 'Category', value: part.category },
    ...(part.tax_code === null ? [] : [{ label: 'HSN', value: part.tax_code }]),
    ...(part.tax_rate === null ? [] : [{ label: 'GST rate', value: `${part.tax_rate} %` }]),
    { label: 'Used in 90 days', value: count(part.used_90_days) },
    { label: 'Last used', value: part.last_used_at ? formatDate(part.last_used_at) : 'Never' },
    ...(part.other_numbers.length === 0
      ? []
      : [{ label: 'Other numbers', value: part.other_numbers.join(', ') }]),
  ];
  return (
    <Card>
      <Stack>
        <Cluster gap={2}>
          <StockStatus part={part} />
          {part.retired && (
            <StatusBadge tone="neutral" icon={PackageX}>
              Retired
            </StatusBadge>
          )}
        </Cluster>
        <DescriptionList layout="stacked" items={facts} />
      </Stack>
    </Card>
  );
}
