import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import type { JobDetails } from '@pitlane/shared-data/requests';
import { EmptyState, Section, Stack } from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { InspectionCard } from './inspection-card.tsx';
import type { Propose } from './propose-buttons.tsx';
import { StartInspection } from './start-inspection.tsx';

interface InspectionsProps {
  estimate: RequestEstimate;
  /** Of the inspections that can be started. */
  templates: JobDetails['templates'];
  onPropose: Propose;
}

export function Inspections({ estimate, templates, onPropose }: InspectionsProps) {
  const { request_id, inspections, lines, closed } = estimate;
  return (
    <Section title="Inspection">
      <Stack>
        {inspections.map((inspection) => (
          <InspectionCard
            key={inspection.inspection_id}
            inspection={inspection}
            lines={lines}
            isClosed={closed}
            onPropose={onPropose}
          />
        ))}
        {inspections.length === 0 && (closed || templates.length === 0) && (
          <EmptyState
            level={3}
            icon={ClipboardCheck}
            title={closed ? 'Nothing was inspected' : 'No templates'}
            hint={closed ? undefined : 'A manager adds them in the settings.'}
          />
        )}
        {!closed && <StartInspection requestId={request_id} templates={templates} />}
      </Stack>
    </Section>
  );
}
