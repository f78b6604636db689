import { describeSending, type Reach } from '@pitlane/shared-data/messages';
import { Banner, Button, Link, media, space, token, whatsAppHref } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';
import { type Report, type RequestOutcome, titleOf } from './outcomes.ts';

const List = styled.ul`
  display: grid;
  gap: 0 ${space(4)};
  padding: 0;
  font-size: ${token('text-sm')};
  list-style: none;

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  [data-failed] {
    font-weight: ${token('weight-medium')};
  }
`;

interface OutcomeBannerProps {
  report: Report;
  isUndoing: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** 'Sent by email.' In a list of many, each is to fit its line. */
function reachText(reach: Reach): string {
  const text = reach.problem ? `Not sent: ${reach.problem}` : describeSending(reach);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** 'Request #12 is cancelled. Not sent: no email address.', and what can be done about it. */
function OutcomeText({ requestId, text, hasFailed, reach, toWrite }: RequestOutcome) {
  if (hasFailed) return `Request #${requestId}: ${text}`;
  return (
    <>
      {`Request #${requestId} is ${text}.${reach ? ` ${reachText(reach)}` : ''}`}{' '}
      {reach?.problem && toWrite && (
        <>
          <Link
            href={whatsAppHref(toWrite.phone, toWrite.message)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp to the customer of request #${requestId}`}
          >
            WhatsApp
          </Link>{' '}
          <Link href={paths.estimate(requestId)} aria-label={`Make a link to request #${requestId}`}>
            Make a link
          </Link>
        </>
      )}
    </>
  );
}

/** The outcome of each request, with Undo while its mechanic can be unassigned. */
export function OutcomeBanner({ report, isUndoing, onUndo, onDismiss }: OutcomeBannerProps) {
  const { outcomes, undo } = report;
  return (
    <Banner
      tone={outcomes.some(({ hasFailed, reach }) => hasFailed || reach?.problem) ? 'warning' : 'success'}
      title={outcomes.length > 1 ? titleOf(report) : undefined}
      onDismiss={onDismiss}
      action={
        undo.length > 0 && (
          <Button isPending={isUndoing} pendingLabel="Undoing..." onPress={onUndo}>
            Undo
          </Button>
        )
      }
    >
      <List role="list">
        {outcomes.map((outcome) => (
          <li key={outcome.requestId} data-failed={outcome.hasFailed || undefined}>
            <OutcomeText {...outcome} />
          </li>
        ))}
      </List>
    </Banner>
  );
}
