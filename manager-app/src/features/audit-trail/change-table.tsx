import type { Change } from '@pitlane/shared-data/changes';
import { formatDateTime } from '@pitlane/shared-data/formats';
import {
  type Column,
  DataTable,
  LongText,
  StatusBadge,
  space,
  token,
  VisuallyHidden,
} from '@pitlane/shared-ui/core';
import { Pencil, Plus, Trash2 } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { actionLabels, type ChangedField, changedFields, kindOf, nameOf } from './describe-change.ts';

const Detail = styled.span`
  display: block;
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
`;

const Fields = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${token('text-sm')};
  min-inline-size: 10rem;
  overflow-wrap: anywhere;
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

const columns: Column<Change>[] = [
  { id: 'when', header: 'When', isKey: true, cell: ({ changed_at }) => formatDateTime(changed_at) },
  {
    id: 'who',
    header: 'Who',
    cell: ({ actor_name, actor_role }) => (
      <span>
        <LongText>{actor_name ?? 'Operator'}</LongText>
        <Detail>{roles[actor_role]}</Detail>
      </span>
    ),
  },
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    cell: (change) => (
      <span>
        {nameOf(change)}
        <Detail>{kindOf(change)}</Detail>
      </span>
    ),
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
      <Fields>
        {changedFields(change).map((field) => (
          <li key={field.label}>
            <Name>{field.label}:</Name> <Values {...field} />
          </li>
        ))}
      </Fields>
    ),
  },
];

export interface ChangeTableProps {
  changes: readonly Change[];
  isFiltered: boolean;
  isRefreshing: boolean;
}

export function ChangeTable({ changes, isFiltered, isRefreshing }: ChangeTableProps) {
  return (
    <DataTable
      label="Audit trail"
      columns={columns}
      rows={changes}
      rowKey={({ change_id }) => change_id}
      emptyText={isFiltered ? 'No changes match' : 'No changes yet'}
      isRefreshing={isRefreshing}
    />
  );
}
