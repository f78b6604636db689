import { type InspectionTemplate, inspectionTemplatesQuery } from '@pitlane/shared-data/inspections';
import { Button, EmptyState, QueryView, SkeletonTable } from '@pitlane/shared-ui/core';
import { ClipboardCheck, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateTable } from './template-table.tsx';

function Templates({ onEdit }: { onEdit: (template: InspectionTemplate) => void }) {
  return (
    <QueryView
      query={useQuery(inspectionTemplatesQuery())}
      failure="Failed to load the templates"
      pending={<SkeletonTable label="Loading the templates..." columns={4} />}
      empty={
        <EmptyState
          icon={ClipboardCheck}
          title="No templates yet"
          hint="Add the items that mechanics check in an inspection."
        />
      }
    >
      {(templates) => <TemplateTable templates={templates} onEdit={onEdit} />}
    </QueryView>
  );
}

export function Component() {
  const [dialog, setDialog] = useState<{ template?: InspectionTemplate } | null>(null);
  return (
    <SettingsPage
      title="Inspections"
      actions={
        <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setDialog({})}>
          Add Template
        </Button>
      }
    >
      <Templates onEdit={(template) => setDialog({ template })} />
      {dialog && <TemplateDialog {...dialog} onClose={() => setDialog(null)} />}
    </SettingsPage>
  );
}
