import { messageFor } from '@pitlane/shared-data/data-error';
import { useStartInspection } from '@pitlane/shared-data/inspections';
import type { JobDetails } from '@pitlane/shared-data/requests';
import { Button, Cluster } from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

interface StartInspectionProps {
  requestId: number;
  templates: JobDetails['templates'];
}

/** A button for each template. */
export function StartInspection({ requestId, templates }: StartInspectionProps) {
  const start = useStartInspection();
  return (
    <Cluster>
      {templates.map(({ template_id, name }) => (
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
}
