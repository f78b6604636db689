import { type InspectionTemplate, useSetInspectionTemplateActive } from '@pitlane/shared-data/inspections';
import { type Column, DataTable, LongText } from '@pitlane/shared-ui/core';
import { useActiveColumns } from '../active-columns.tsx';

interface TemplateTableProps {
  templates: readonly InspectionTemplate[];
  onEdit: (template: InspectionTemplate) => void;
}

export function TemplateTable({ templates, onEdit }: TemplateTableProps) {
  const activeColumns = useActiveColumns({
    setActive: useSetInspectionTemplateActive(),
    changeOf: ({ template_id: templateId }: InspectionTemplate, active) => ({ templateId, active }),
    idOf: ({ template_id }) => template_id,
    nameOf: ({ name }) => name,
    inUse: 'In use',
    onEdit,
  });
  const columns: Column<InspectionTemplate>[] = [
    { id: 'name', header: 'Template', cell: ({ name }) => name, isKey: true },
    {
      id: 'sections',
      header: 'Sections',
      cell: ({ sections }) => <LongText>{sections.map(({ name }) => name).join(', ')}</LongText>,
    },
    {
      id: 'items',
      header: 'Items',
      align: 'end',
      cell: ({ sections }) => sections.reduce((sum, { items }) => sum + items.length, 0),
    },
    ...activeColumns,
  ];
  return (
    <DataTable
      label="Templates"
      columns={columns}
      rows={templates}
      rowKey={({ template_id }) => template_id}
    />
  );
}
