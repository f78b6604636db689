import { messageFor } from '@pitlane/shared-data/data-error';
import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { formatDateTime } from '@pitlane/shared-data/formats';
import { describeChecked, type Inspection, useReopenInspection } from '@pitlane/shared-data/inspections';
import { useIsStalled } from '@pitlane/shared-data/unsent';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  Cluster,
  recoverFocus,
  reportInvalidInput,
  StatusBadge,
} from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useId, useRef } from 'react';
import { withEntryShown } from './entry.ts';
import { FinishInspection } from './finish-inspection.tsx';
import { InspectionSection } from './inspection-section.tsx';
import type { Propose } from './propose-buttons.tsx';
import { enterFine, RestIsFine } from './rest-is-fine.tsx';
import { useEntries } from './use-entries.ts';

interface InspectionCardProps {
  inspection: Inspection;
  lines: readonly EstimateLine[];
  isClosed: boolean;
  onPropose: Propose;
}

export function InspectionCard({ inspection, lines, isClosed, onPropose }: InspectionCardProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const entries = useEntries(inspection);
  const isStalled = useIsStalled();
  const reopen = useReopenInspection();
  const { inspection_id, template_name, finished_at, finished_by_name } = inspection;
  const items = inspection.items.map((item) =>
    withEntryShown(
      item,
      entries.unsaved.find(({ item_id }) => item_id === item.item_id),
    ),
  );
  const sections = [...new Set(items.map(({ section }) => section))];
  const left = items.filter(({ condition }) => condition === 'not_checked').length;
  const isFinished = finished_at !== null;
  const report = { onError: (error: unknown) => notify.failure(messageFor(error, 'Not saved. Try again.')) };
  const checked = describeChecked(items);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        level={3}
        title={template_name}
        detail={isFinished ? `Finished by ${finished_by_name} on ${formatDateTime(finished_at)}` : checked}
        end={
          isFinished && (
            <Cluster gap={2}>
              {left > 0 && <StatusBadge tone="warning">{checked}</StatusBadge>}
              <StatusBadge tone="success">Finished</StatusBadge>
            </Cluster>
          )
        }
      />
      <div ref={content}>
        {sections.map((section, index) => (
          <InspectionSection
            key={section}
            requestId={inspection.request_id}
            name={section}
            items={items.filter((item) => item.section === section)}
            stored={inspection.items}
            lines={lines}
            entries={entries}
            isReadOnly={isFinished || isClosed}
            startsOpen={index === 0 && !isFinished && !isClosed}
            onPropose={isClosed ? undefined : onPropose}
          />
        ))}
      </div>
      {!isClosed && (
        <CardActions>
          {isFinished ? (
            <Button
              size="large"
              isPending={reopen.isPending}
              onPress={() => reopen.mutate(inspection_id, report)}
            >
              Reopen
            </Button>
          ) : (
            <>
              <RestIsFine
                items={items}
                onConfirm={(unchecked) => {
                  enterFine(entries, unchecked, inspection.items);
                  recoverFocus();
                }}
              />
              <FinishInspection
                inspectionId={inspection_id}
                left={left}
                checked={checked}
                isDisabled={entries.isRefused || (isStalled && entries.unsaved.length > 0)}
                isSaving={entries.unsaved.length > 0}
                reportInvalid={() => Boolean(content.current && reportInvalidInput(content.current))}
              />
            </>
          )}
        </CardActions>
      )}
    </Card>
  );
}
