import type { DueWork } from '@pitlane/shared-data/due-work';
import { formatDate } from '@pitlane/shared-data/formats';
import {
  describeEnd,
  documentLabels,
  type EndState,
  type VehicleDocument,
} from '@pitlane/shared-data/vehicle-documents';
import {
  Button,
  Cluster,
  type Column,
  LongText,
  ScreenOnly,
  StatusBadge,
  type StatusBadgeProps,
} from '@pitlane/shared-ui/core';
import { DueSteps } from '../care/manager-columns.tsx';
import { nameOfDocument } from './document-words.ts';

const tones: Record<EndState, StatusBadgeProps['tone']> = { over: 'danger', soon: 'warning', later: 'info' };

function End({ document, today }: { document: VehicleDocument; today: string }) {
  if (document.is_renewed) return <StatusBadge tone="neutral">Renewed</StatusBadge>;
  const { state, words } = describeEnd(document.valid_until, today);
  return <StatusBadge tone={tones[state]}>{words}</StatusBadge>;
}

export interface DocumentAction {
  kind: 'photo' | 'change' | 'remove';
  document: VehicleDocument;
}

/** What a manager does about one that ends, once it can be renewed. */
function Ending({
  document,
  today,
  due,
}: {
  document: VehicleDocument;
  today: string;
  due: readonly DueWork[];
}) {
  const ending = due.find(({ document_id }) => document_id === document.document_id);
  return ending && describeEnd(document.valid_until, today).state !== 'later' && <DueSteps due={ending} />;
}

export const documentColumns = (
  today: string,
  act: (action: DocumentAction) => void,
  due: readonly DueWork[],
): Column<VehicleDocument>[] => [
  {
    id: 'document',
    header: 'Document',
    isRowHeader: true,
    isKey: true,
    cell: ({ kind, number }) => <LongText detail={number}>{documentLabels[kind]}</LongText>,
  },
  {
    id: 'end',
    header: 'Status',
    isKey: true,
    cell: (document) => <End document={document} today={today} />,
  },
  {
    id: 'day',
    header: 'Valid until',
    isKey: true,
    isUnbroken: true,
    cell: ({ valid_until }) => formatDate(valid_until),
  },
  { id: 'note', header: 'Note', cell: ({ note }) => note && <LongText>{note}</LongText> },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (document) => (
      <ScreenOnly>
        <Cluster justify="end">
          {document.photo && (
            <Button
              aria-label={`Photo of ${nameOfDocument(document)}`}
              onPress={() => act({ kind: 'photo', document })}
            >
              Photo
            </Button>
          )}
          <Button
            aria-label={`Change ${nameOfDocument(document)}`}
            onPress={() => act({ kind: 'change', document })}
          >
            Change
          </Button>
          <Button
            variant="quiet"
            aria-label={`Delete ${nameOfDocument(document)}`}
            onPress={() => act({ kind: 'remove', document })}
          >
            Delete
          </Button>
          <Ending document={document} today={today} due={due} />
        </Cluster>
      </ScreenOnly>
    ),
  },
];
