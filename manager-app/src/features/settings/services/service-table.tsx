import {
  describeDuration,
  describePrice,
  type Service,
  useSetServiceActive,
} from '@pitlane/shared-data/services';
import { Button, type Column, DataTable, LongText } from '@pitlane/shared-ui/core';
import { useActiveColumns } from '../active-columns.tsx';
import { categoryLabel } from './service-labels.ts';

interface ServiceTableProps {
  services: readonly Service[];
  onEdit: (service: Service) => void;
  onIntervals: (service: Service) => void;
}

export function ServiceTable({ services, onEdit, onIntervals }: ServiceTableProps) {
  const activeColumns = useActiveColumns({
    setActive: useSetServiceActive(),
    changeOf: ({ service_id: serviceId }: Service, active) => ({ serviceId, active }),
    idOf: ({ service_id }) => service_id,
    nameOf: ({ name }) => name,
    inUse: 'On offer',
    onEdit,
  });
  const columns: Column<Service>[] = [
    { id: 'name', header: 'Service', cell: ({ name }) => name },
    {
      id: 'category',
      header: 'Category',
      cell: ({ category }) => <LongText>{categoryLabel(category)}</LongText>,
    },
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
      id: 'intervals',
      header: 'Intervals',
      isHeaderHidden: true,
      cell: (service) => (
        <Button aria-label={`Intervals of ${service.name}`} onPress={() => onIntervals(service)}>
          Intervals
        </Button>
      ),
    },
    ...activeColumns,
  ];
  return <DataTable label="Services" columns={columns} rows={services} rowKey={(row) => row.service_id} />;
}
