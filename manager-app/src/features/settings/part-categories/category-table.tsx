import { formatCount, formatMoney } from '@pitlane/shared-data/formats';
import type { PartCategory } from '@pitlane/shared-data/part-prices';
import { Button, type Column, DataTable } from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';

const columnsOf = (onEdit: (category: PartCategory) => void): Column<PartCategory>[] => [
  { id: 'name', header: 'Category', isRowHeader: true, cell: ({ name }) => name },
  { id: 'parts', header: 'Parts', align: 'end', cell: ({ parts }) => formatCount(parts) },
  {
    id: 'margin',
    header: 'Margin on cost',
    align: 'end',
    isKey: true,
    cell: ({ margin }) => (margin === null ? '–' : `${margin} %`),
  },
  {
    id: 'rounding',
    header: 'Rounded up to',
    align: 'end',
    cell: ({ round_to }) => (round_to === null ? '–' : formatMoney(round_to)),
  },
  { id: 'code', header: 'HSN', cell: ({ tax_code, usual_tax_code }) => tax_code ?? usual_tax_code ?? '–' },
  {
    id: 'rate',
    header: 'GST rate',
    align: 'end',
    cell: ({ tax_rate }) => (tax_rate === null ? '–' : `${tax_rate} %`),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    isKey: true,
    cell: (category) => (
      <Button icon={Pencil} aria-label={`Edit ${category.name}`} onPress={() => onEdit(category)}>
        Edit
      </Button>
    ),
  },
];

interface CategoryTableProps {
  categories: readonly PartCategory[];
  onEdit: (category: PartCategory) => void;
}

export const CategoryTable = ({ categories, onEdit }: CategoryTableProps) => (
  <DataTable
    label="Categories of parts"
    columns={columnsOf(onEdit)}
    rows={categories}
    rowKey={({ name }) => name}
  />
);
