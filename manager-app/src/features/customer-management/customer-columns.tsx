import type { ListedCustomer } from '@pitlane/shared-data/customers';
import { formatDate } from '@pitlane/shared-data/formats';
import { type Column, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { CustomerStatusBadge } from '../../customer/customer-status-badge.tsx';

/** Narrow, so that a UUID wraps at its hyphens. */
const Id = styled.span`
  display: inline-block;
  max-inline-size: 10rem;
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
`;

const Line = styled.span`
  display: block;
  overflow-wrap: break-word;
`;

const Missing = styled.span`
  color: ${token('text-muted')};
`;

export const customerColumns: Column<ListedCustomer>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  { id: 'id', header: 'ID', cell: ({ customer_id }) => <Id>{customer_id}</Id> },
  {
    id: 'email',
    header: 'Contact',
    isSortable: true,
    cell: ({ email, phone }) => (
      <span>
        <Line>{email}</Line>
        <Line>{phone}</Line>
      </span>
    ),
  },
  { id: 'address', header: 'Address', cell: ({ address }) => address || <Missing>Not provided</Missing> },
  { id: 'status', header: 'Status', cell: ({ status }) => <CustomerStatusBadge status={status} /> },
  { id: 'created', header: 'Registered', isSortable: true, cell: ({ created_at }) => formatDate(created_at) },
];
