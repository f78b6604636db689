import type { Change } from '@pitlane/shared-data/changes';
import { formatDateTime } from '@pitlane/shared-data/formats';
import {
  type Column,
  DataTable,
  Dialog,
  denseCell,
  LongText,
  media,
  StatusBadge,
  space,
  token,
  VisuallyHidden,
} from '@pitlane/shared-ui/core';
import { Pencil, Plus, Trash2 } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { actionLabels, type ChangedField, changedFields, kindOf, nameOf } from './describe-change.ts';

const Fields = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${token('text-sm')};
  min-inline-size: 10rem;
  overflow-wrap: anywhere;

  @media ${media.medium} {
    ${denseCell},
    ${denseCell} li {
      display: inline;
    }

    ${denseCell} li + li::before {
      content: ' · ';
    }
  }
`;

const Name = styled.span`
  color: ${token('text-muted')};
`;

const badges = {
  added: { icon: Plus, tone: 'success' },
  changed: { icon: Pencil, tone: 'neutral' },
  removed: { icon: Trash2, tone: 'danger' },
} as const;

const roles = {
  customer: 'Customer',
  mechanic: 'Mechanic',
  manager: 'Manager',
  link: 'By link',
  operator: 'Outside the portal',
};

function Values({ before, after }: ChangedField) {
  if (before === undefined) return <strong>{after}</strong>;
  if (after === undefined) return <s>{before}</s>;
  return (
    <>
      <s>{before}</s>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> changed to </VisuallyHidden>
      <strong>{after}</strong>
    </>
  );
}

const FieldList = ({ change }: { change: Change }) => (
  <Fields>
    {changedFields(change).map((field) => (
      <li key={field.label}>
        <Name>{field.label}:</Name> <Values {...field} />
      </li>
    ))}
  </Fields>
);

const columns: Column<Change>[] = [
  { id: 'when', header: 'When', isKey: true, cell: ({ changed_at }) => formatDateTime(changed_at) },
  {
    id: 'who',
    header: 'Who',
    cell: ({ actor_name, actor_role }) => (
      <LongText detail={roles[actor_role]}>{actor_name ?? 'Operator'}</LongText>
    ),
  },
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    cell: nameOf,
    detail: kindOf,
  },
  {
    id: 'action',
    header: 'Action',
    isKey: true,
    cell: ({ action }) => <StatusBadge {...badges[action]}>{actionLabels[action]}</StatusBadge>,
  },
  {
    id: 'fields',
    header: 'Before and after',
    cell: (change) => (
      <LongText>
        <FieldList change={change} />
      </LongText>
    ),
  },
];

export interface ChangeTableProps {
  changes: readonly Change[];
  isFiltered: boolean;
  isRefreshing: boolean;
}

export function ChangeTable({ changes, isFiltered, isRefreshing }: ChangeTableProps) {
  const [opened, setOpened] = useState<Change>();
  return (
    <>
      <DataTable
        label="Audit trail"
        columns={columns}
        rows={changes}
        rowKey={({ change_id }) => change_id}
        onRowAction={setOpened}
        emptyText={isFiltered ? 'No changes match' : 'No changes yet'}
        isRefreshing={isRefreshing}
      />
      {opened && (
        <Dialog
          title={`${actionLabels[opened.action]}: ${nameOf(opened)}`}
          isOpen
          onOpenChange={() => setOpened(undefined)}
        >
          <p>
            {`${formatDateTime(opened.changed_at)}, ${opened.actor_name ?? 'Operator'}, ${kindOf(opened)}`}
          </p>
          <FieldList change={opened} />
        </Dialog>
      )}
    </>
  );
}
