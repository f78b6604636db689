import { type CarType, useSetCarModelActive } from '@pitlane/shared-data/car-types';
import { formatCount } from '@pitlane/shared-data/formats';
import { type Column, DataTable } from '@pitlane/shared-ui/core';
import { OfferBadge } from '../offer-badge.tsx';
import { RowActions } from '../row-actions.tsx';
import { useToggleActive } from '../use-toggle-active.ts';
import { bodyTypeLabel } from './car-model-labels.ts';

const figuresOf = ({ length_mm, wheelbase_mm, height_mm }: CarType) =>
  [length_mm, wheelbase_mm, height_mm].map((figure) => formatCount(figure ?? 0)).join(' · ');

interface CarModelTableProps {
  carTypes: readonly CarType[];
  onEdit: (carType: CarType) => void;
}

export function CarModelTable({ carTypes, onEdit }: CarModelTableProps) {
  const setActive = useSetCarModelActive();
  const toggle = useToggleActive(setActive);
  const columns: Column<CarType>[] = [
    { id: 'model', header: 'Model', cell: ({ brand, model }) => `${brand} ${model}` },
    { id: 'body', header: 'Body type', cell: ({ body_type }) => bodyTypeLabel(body_type) },
    {
      id: 'figures',
      header: 'Length · wheelbase · height (mm)',
      align: 'end',
      cell: (row) => (row.length_mm === null ? '–' : figuresOf(row)),
    },
    { id: 'status', header: 'Status', isKey: true, cell: ({ active }) => <OfferBadge isActive={active} /> },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (carType) => {
        const name = `${carType.brand} ${carType.model}`;
        return (
          <RowActions
            name={name}
            isActive={carType.active}
            isPending={setActive.isPending && setActive.variables.carTypeId === carType.cartype_id}
            onEdit={() => onEdit(carType)}
            onToggle={() => toggle(name, { carTypeId: carType.cartype_id, active: !carType.active })}
          />
        );
      },
    },
  ];
  return <DataTable label="Car models" columns={columns} rows={carTypes} rowKey={(row) => row.cartype_id} />;
}
