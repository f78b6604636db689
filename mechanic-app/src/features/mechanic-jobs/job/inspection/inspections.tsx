import type { EstimateLine } from '@pitlane/shared-data/estimates';
import type { Inspection, InspectionItem } from '@pitlane/shared-data/inspections';
import { EmptyState, Section, Stack } from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { InspectionCard } from './inspection-card.tsx';
import { StartInspection } from './start-inspection.tsx';

interface InspectionsProps {
  requestId: number;
  inspections: readonly Inspection[];
  lines: readonly EstimateLine[];
  isClosed: boolean;
  onPropose: (item: InspectionItem) => void;
}

export function Inspections({ requestId, inspections, lines, isClosed, onPropose }: InspectionsProps) {
  return (
    <Section title="Inspection">
      <Stack>
        {inspections.map((inspection) => (
          <InspectionCard
            key={inspection.inspection_id}
            inspection={inspection}
            lines={lines}
            isClosed={isClosed}
            onPropose={onPropose}
          />
        ))}
        {!isClosed && <StartInspection requestId={requestId} inspections={inspections} />}
        {isClosed && inspections.length === 0 && (
          <EmptyState level={3} icon={ClipboardCheck} title="Nothing was inspected" />
        )}
      </Stack>
    </Section>
  );
}
