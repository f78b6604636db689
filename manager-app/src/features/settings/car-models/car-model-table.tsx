import { type CarType, useSetCarModelActive } from '@pitlane/shared-data/car-types';
import { formatCount } from '@pitlane/shared-data/formats';
import { type Column, DataTable } from '@pitlane/shared-ui/core';
import { useActiveColumns } from '../active-columns.tsx';
import { bodyTypeLabel } from './car-model-labels.ts';

const figuresOf = ({ length_mm, wheelbase_mm, height_mm }: CarType) =>
  [length_mm, wheelbase_mm, height_mm].map((figure) => formatCount(figure ?? 0)).join(' · ');

interface CarModelTableProps {
  carTypes: readonly CarType[];
  onEdit: (carType: CarType) => void;
}

export function CarModelTable({ carTypes, onEdit }: CarModelTableProps) {
  const activeColumns = useActiveColumns({
    setActive: useSetCarModelActive(),
    changeOf: ({ cartype_id: carTypeId }: CarType, active) => ({ carTypeId, active }),
    idOf: ({ cartype_id }) => cartype_id,
    nameOf: ({ brand, model }) => `${brand} ${model}`,
    inUse: 'On offer',
    onEdit,
  });
  const columns: Column<CarType>[] = [
    { id: 'model', header: 'Model', cell: ({ brand, model }) => `${brand} ${model}` },
    { id: 'body', header: 'Body type', cell: ({ body_type }) => bodyTypeLabel(body_type) },
    {
      id: 'figures',
      header: 'Length · wheelbase · height (mm)',
      align: 'end',
      cell: (row) => (row.length_mm === null ? '–' : figuresOf(row)),
    },
    ...activeColumns,
  ];
  return <DataTable label="Car models" columns={columns} rows={carTypes} rowKey={(row) => row.cartype_id} />;
}
