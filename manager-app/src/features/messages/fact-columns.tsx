import { formatCountOf, formatDate, formatDateTime, formatTime } from '@pitlane/shared-data/formats';
import {
  capturedLabel,
  type Message,
  type MessageState,
  messageChannelLabels,
  messageEvents,
  messageStateLabels,
  noChannelLabel,
} from '@pitlane/shared-data/messages';
import { type Column, Link, LongText, media, StatusBadge, space, type Tone } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';

const tones: Record<MessageState, Tone> = {
  queued: 'warning',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
  opened: 'info',
};

function Recipient({
  is_test,
  customer_id,
  customer_name,
  supplier_id,
  supplier_name,
  manager_name,
}: Message) {
  if (is_test) return <StatusBadge>Test message</StatusBadge>;
  if (supplier_id !== null) {
    return (
      <LongText>
        <Link href={paths.supplier(supplier_id)}>{supplier_name}</Link>
      </LongText>
    );
  }
  if (!customer_id) return manager_name ?? '–';
  return (
    <LongText>
      <Link href={paths.customerDetails(customer_id)}>{customer_name}</Link>
    </LongText>
  );
}

function Request({ request_id, registration_number }: Message) {
  if (request_id === null) return '–';
  return (
    <>
      <Link href={paths.estimate(request_id)} aria-label={`Request #${request_id}`}>
        #{request_id}
      </Link>{' '}
      {registration_number?.replaceAll(' ', '\u00a0')}
    </>
  );
}

/** What became of it, whole, with the reason beside it, or below it on a tablet. */
const Outcome = styled.div`
  @media ${media.medium} {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }

  @media ${media.tablet} {
    flex-direction: column;
    align-items: start;
    gap: 0;
    min-inline-size: 6rem;

    & > :first-child {
      white-space: normal;
    }
  }
`;

/** 'Sent 29 Nov 2026, 3:06 pm', which breaks before the time of day only. */
const momentOf = (word: string, at: string) =>
  `${`${word} ${formatDate(at)},`.replaceAll(' ', '\u00a0')} ${formatTime(at).replaceAll(' ', '\u00a0')}`;

function State({ state, captured, problem, attempts, due_at }: Message) {
  if (captured) {
    return (
      <Outcome>
        <StatusBadge tone="warning">{capturedLabel}</StatusBadge>
      </Outcome>
    );
  }
  const details = [
    problem,
    state === 'queued' && due_at && `To be sent ${formatDateTime(due_at)}`,
    state !== 'sent' && attempts > 0 && formatCountOf(attempts, 'attempt'),
  ].filter(Boolean);
  return (
    <Outcome>
      <StatusBadge tone={tones[state]}>{messageStateLabels[state]}</StatusBadge>
      {details.length > 0 && <LongText>{details.join(' · ')}</LongText>}
    </Outcome>
  );
}

/** What a message says, to whom, and what became of it. */
export const factColumns: Column<Message>[] = [
  {
    id: 'message',
    header: 'Message',
    isKey: true,
    isRowHeader: true,
    cell: ({ event }) => messageEvents[event].label,
    detail: ({ channel }) => (channel ? messageChannelLabels[channel] : noChannelLabel),
  },
  { id: 'customer', header: 'To', isKey: true, cell: (message) => <Recipient {...message} /> },
  { id: 'request', header: 'Request', cell: (message) => <Request {...message} /> },
  { id: 'state', header: 'State', isKey: true, cell: (message) => <State {...message} /> },
  {
    id: 'time',
    header: 'Time',
    cell: ({ sent_at, opened_at, opened_by_name, created_at, captured }) => {
      if (opened_at) return `${momentOf('Opened', opened_at)} by ${opened_by_name}`;
      return sent_at && !captured ? momentOf('Sent', sent_at) : momentOf('Made', created_at);
    },
  },
];
