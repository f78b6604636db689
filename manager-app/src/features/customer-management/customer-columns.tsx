import type { ListedCustomer } from '@pitlane/shared-data/customers';
import { formatDate } from '@pitlane/shared-data/formats';
import { type Column, EmailText, LongText, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { CustomerStatusBadge } from '../../customer/customer-status-badge.tsx';
import { shortId } from '../../customer/short-id.ts';

const Id = styled.span`
  display: block;
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
  font-family: ${token('font-drawing')};
`;

const Missing = styled.span`
  color: ${token('text-muted')};
  white-space: nowrap;
`;

export const customerColumns: Column<ListedCustomer>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  { id: 'id', header: 'ID', cell: ({ customer_id }) => <Id>{shortId(customer_id)}</Id> },
  {
    id: 'email',
    header: 'Contact',
    isKey: true,
    isSortable: true,
    cell: ({ email, phone }) => (
      <LongText detail={email && phone}>{email ? <EmailText email={email} /> : phone}</LongText>
    ),
  },
  {
    id: 'address',
    header: 'Address',
    cell: ({ address }) => (address ? <LongText>{address}</LongText> : <Missing>Not provided</Missing>),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <CustomerStatusBadge status={status} /> },
  { id: 'created', header: 'Registered', isSortable: true, cell: ({ created_at }) => formatDate(created_at) },
];
