import { messageFor } from '@pitlane/shared-data/data-error';
import {
  type Inspection,
  inspectionTemplatesQuery,
  useStartInspection,
} from '@pitlane/shared-data/inspections';
import { Button, Cluster, EmptyState, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

interface StartInspectionProps {
  requestId: number;
  inspections: readonly Inspection[];
}

/** A button for each template that has not been started. */
export function StartInspection({ requestId, inspections }: StartInspectionProps) {
  const start = useStartInspection();
  const isStarted = (id: number) => inspections.some(({ template_id }) => template_id === id);
  return (
    <QueryView
      query={useQuery(inspectionTemplatesQuery())}
      failure="Failed to load the templates"
      pending={<Skeleton label="Loading the templates..." lines={2} />}
    >
      {(templates) => {
        const offered = templates.filter(({ active, template_id }) => active && !isStarted(template_id));
        if (offered.length === 0 && inspections.length === 0) {
          return (
            <EmptyState
              level={3}
              icon={ClipboardCheck}
              title="No templates"
              hint="A manager adds them in the settings."
            />
          );
        }
        return (
          <Cluster>
            {offered.map(({ template_id, name }) => (
              <Button
                key={template_id}
                size="large"
                icon={ClipboardCheck}
                isPending={start.isPending && start.variables.templateId === template_id}
                pendingLabel="Starting..."
                onPress={() =>
                  start.mutate(
                    { requestId, templateId: template_id },
                    { onError: (error) => notify.failure(messageFor(error, `Failed to start ${name}`)) },
                  )
                }
              >
                Start {name}
              </Button>
            ))}
          </Cluster>
        );
      }}
    </QueryView>
  );
}
