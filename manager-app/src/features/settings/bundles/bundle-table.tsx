import { type Bundle, useSetBundleActive } from '@pitlane/shared-data/bundles';
import { formatMoney } from '@pitlane/shared-data/formats';
import { type Column, DataTable, LongText } from '@pitlane/shared-ui/core';
import { useActiveColumns } from '../active-columns.tsx';

interface BundleTableProps {
  bundles: readonly Bundle[];
  onEdit: (bundle: Bundle) => void;
}

export function BundleTable({ bundles, onEdit }: BundleTableProps) {
  const activeColumns = useActiveColumns({
    setActive: useSetBundleActive(),
    changeOf: ({ bundle_id: bundleId }: Bundle, active) => ({ bundleId, active }),
    idOf: ({ bundle_id }) => bundle_id,
    nameOf: ({ name }) => name,
    inUse: 'In use',
    onEdit,
  });
  const columns: Column<Bundle>[] = [
    { id: 'name', header: 'Bundle', cell: ({ name }) => name, isKey: true },
    {
      id: 'lines',
      header: 'Lines',
      cell: ({ lines }) => <LongText>{lines.map(({ description }) => description).join(', ')}</LongText>,
    },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ price }) => (price === null ? 'To be priced' : formatMoney(price)),
    },
    ...activeColumns,
  ];
  return <DataTable label="Bundles" columns={columns} rows={bundles} rowKey={({ bundle_id }) => bundle_id} />;
}
