import {
  describeDuration,
  describePrice,
  type Service,
  useSetServiceActive,
} from '@pitlane/shared-data/services';
import { type Column, DataTable } from '@pitlane/shared-ui/core';
import { OfferBadge } from '../offer-badge.tsx';
import { RowActions } from '../row-actions.tsx';
import { useToggleActive } from '../use-toggle-active.ts';
import { categoryLabel } from './service-labels.ts';

interface ServiceTableProps {
  services: readonly Service[];
  onEdit: (service: Service) => void;
}

export function ServiceTable({ services, onEdit }: ServiceTableProps) {
  const setActive = useSetServiceActive();
  const toggle = useToggleActive(setActive);
  const columns: Column<Service>[] = [
    { id: 'name', header: 'Service', cell: ({ name }) => name },
    { id: 'category', header: 'Category', cell: ({ category }) => categoryLabel(category) },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      isKey: true,
      cell: describePrice,
    },
    {
      id: 'duration',
      header: 'Duration',
      align: 'end',
      cell: describeDuration,
    },
    {
      id: 'status',
      header: 'Status',
      isKey: true,
      cell: ({ active }) => <OfferBadge isActive={active} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (service) => (
        <RowActions
          name={service.name}
          isActive={service.active}
          isPending={setActive.isPending && setActive.variables.serviceId === service.service_id}
          onEdit={() => onEdit(service)}
          onToggle={() => toggle(service.name, { serviceId: service.service_id, active: !service.active })}
        />
      ),
    },
  ];
  return <DataTable label="Services" columns={columns} rows={services} rowKey={(row) => row.service_id} />;
}
