import { type Bundle, useSetBundleActive } from '@pitlane/shared-data/bundles';
import { messageFor } from '@pitlane/shared-data/data-error';
import { type Column, DataTable, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { RowActions } from '../row-actions.tsx';

interface BundleTableProps {
  bundles: readonly Bundle[];
  onEdit: (bundle: Bundle) => void;
}

export function BundleTable({ bundles, onEdit }: BundleTableProps) {
  const setActive = useSetBundleActive();
  const toggle = ({ bundle_id, name, active }: Bundle) =>
    setActive.mutate(
      { bundleId: bundle_id, active: !active },
      {
        onSuccess: () => notify.success(active ? `${name} is retired` : `${name} is in use again`),
        onError: (error) => notify.failure(messageFor(error, `Failed to change ${name}`)),
      },
    );
  const columns: Column<Bundle>[] = [
    { id: 'name', header: 'Bundle', cell: ({ name }) => name, isKey: true },
    {
      id: 'lines',
      header: 'Lines',
      cell: ({ lines }) => <LongText>{lines.map(({ description }) => description).join(', ')}</LongText>,
    },
    {
      id: 'status',
      header: 'Status',
      isKey: true,
      cell: ({ active }) =>
        active ? <StatusBadge tone="success">In use</StatusBadge> : <StatusBadge>Retired</StatusBadge>,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (bundle) => (
        <RowActions
          name={bundle.name}
          isActive={bundle.active}
          isPending={setActive.isPending && setActive.variables.bundleId === bundle.bundle_id}
          onEdit={() => onEdit(bundle)}
          onToggle={() => toggle(bundle)}
        />
      ),
    },
  ];
  return <DataTable label="Bundles" columns={columns} rows={bundles} rowKey={({ bundle_id }) => bundle_id} />;
}
