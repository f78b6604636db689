import { messageFor } from '@pitlane/shared-data/data-error';
import { type InspectionTemplate, useSetInspectionTemplateActive } from '@pitlane/shared-data/inspections';
import { type Column, DataTable, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { RowActions } from '../row-actions.tsx';

interface TemplateTableProps {
  templates: readonly InspectionTemplate[];
  onEdit: (template: InspectionTemplate) => void;
}

export function TemplateTable({ templates, onEdit }: TemplateTableProps) {
  const setActive = useSetInspectionTemplateActive();
  const toggle = ({ template_id, name, active }: InspectionTemplate) =>
    setActive.mutate(
      { templateId: template_id, active: !active },
      {
        onSuccess: () => notify.success(active ? `${name} is retired` : `${name} is in use again`),
        onError: (error) => notify.failure(messageFor(error, `Failed to change ${name}`)),
      },
    );
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
      cell: (template) => (
        <RowActions
          name={template.name}
          isActive={template.active}
          isPending={setActive.isPending && setActive.variables.templateId === template.template_id}
          onEdit={() => onEdit(template)}
          onToggle={() => toggle(template)}
        />
      ),
    },
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
