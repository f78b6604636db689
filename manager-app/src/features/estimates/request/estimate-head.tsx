import { messageFor } from '@pitlane/shared-data/data-error';
import { lineStateOf, type RequestEstimate, useSendEstimate } from '@pitlane/shared-data/estimates';
import { describeFeedback } from '@pitlane/shared-data/feedback';
import { formatCountOf, formatDate, formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import { balanceItems } from '@pitlane/shared-data/invoices';
import { describeSending, useTold } from '@pitlane/shared-data/messages';
import { statusLabel } from '@pitlane/shared-data/requests';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  LinkButton,
  PhoneLink,
  RegistrationPlate,
  RequestStatusBadge,
} from '@pitlane/shared-ui/core';
import { Mail, UserCheck } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { lineUnsaved } from '../../../line-table/use-rows.ts';
import { paths } from '../../../paths.ts';
import { InvoiceLink } from '../../../payment/invoice-link.tsx';
import { Unreached } from '../../../reach/unreached.tsx';
import type { MadeLink } from '../../../reach/use-made-link.ts';
import { WhatsAppButton } from '../../../reach/whatsapp-button.tsx';
import { WarrantyBanners } from '../../../repeat/warranty-banners.tsx';
import { VehicleLink } from '../../../vehicle/vehicle-link.tsx';
import { aboutEstimate, isUnreached } from './reach.ts';
import { RecordAnswerDialog } from './record-answer-dialog.tsx';
import { RepeatActions } from './repeat-actions.tsx';
import { repeatItems } from './repeat-items.ts';

/** The next step, in a sentence. */
function nextStepOf(estimate: RequestEstimate): string {
  const { closed, lines, to_answer, sent_at, status } = estimate;
  if (closed)
    return `This request is ${statusLabel(status).toLowerCase()}. Its lines can no longer be changed.`;
  const count = (state: ReturnType<typeof lineStateOf>) =>
    lines.filter((line) => lineStateOf(line) === state).length;
  if (count('to_price') > 0)
    return `${formatCountOf(count('to_price'), 'line has', 'lines have')} no price yet.`;
  if (count('to_send') > 0) {
    return `${formatCountOf(count('to_send'), 'line is', 'lines are')} priced and not sent yet.`;
  }
  if (to_answer.lines > 0) {
    const asked = `${formatCountOf(to_answer.lines, 'line')}, ${formatMoney(to_answer.amount)}`;
    if (isUnreached(estimate)) return `To be answered: ${asked}.`;
    const since = sent_at ? ` since ${formatDateTime(sent_at)}` : '';
    return `Waiting for the customer${since}: ${asked}.`;
  }
  return 'Nothing is waiting.';
}

interface EstimateHeadProps {
  estimate: RequestEstimate;
  /** Answers whether all lines are saved. */
  onSaveLines: () => Promise<boolean>;
  link: MadeLink;
}

/** Whose car it is, the state of the estimate, and the next step. */
export function EstimateHead({ estimate, onSaveLines, link }: EstimateHeadProps) {
  const send = useSendEstimate();
  const told = useTold();
  const [isRecording, setRecording] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { request_id, service_name, status, vehicle, customer, lines, closed, reach } = estimate;
  /** What was typed in a line and not left yet is saved first. */
  const afterSaving = async (act: () => void) => {
    setSaving(true);
    const isSaved = await onSaveLines();
    setSaving(false);
    if (isSaved) act();
    else notify.failure(lineUnsaved);
  };
  const states = lines.map(lineStateOf);
  const isToSend = states.some((state) => ['to_price', 'to_send'].includes(state));
  const isAnswerable = states.some((state) => ['to_send', 'waiting'].includes(state));
  return (
    <Card as="article" hasMarks aria-label="Request">
      <CardHeader
        title={<RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>}
        detail={`${service_name} #${request_id}`}
        end={<RequestStatusBadge status={status} label={statusLabel(status)} />}
      />
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Customer', value: customer?.name },
          { label: 'Phone', value: customer?.phone && <PhoneLink phone={customer.phone} /> },
          { label: 'Vehicle', value: <VehicleLink vehicle={vehicle} /> },
          { label: 'Booked for', value: formatDate(estimate.scheduled_date) },
          {
            label: 'Answered',
            value: estimate.confirmed_at && `I am coming (${formatDateTime(estimate.confirmed_at)})`,
          },
          {
            label: 'Parts are short',
            value: estimate.shortages
              .map(
                ({ part_name, short, due_on }) =>
                  `${short} × ${part_name}${due_on ? `, due ${formatDate(due_on)}` : ''}`,
              )
              .join('; '),
          },
          { label: 'Approved', value: formatMoney(estimate.estimated_cost) },
          {
            label: 'Last sent',
            value: estimate.sent_at && `${formatDateTime(estimate.sent_at)} by ${estimate.sent_by_name}`,
          },
          ...repeatItems(estimate),
          { label: 'How it was', value: describeFeedback(estimate.feedback) },
          ...(estimate.customer_balance ? balanceItems(estimate.customer_balance, 'staff') : []),
        ]}
      />
      <WarrantyBanners requestId={request_id} warranty={estimate.warranty} />
      <p role="status">{nextStepOf(estimate)}</p>
      {isUnreached(estimate) && (
        <Unreached
          problem={reach?.problem ?? ''}
          about={aboutEstimate(estimate)}
          phone={customer?.phone ?? null}
          link={link}
        >
          Send the customer a link, or record the answer that they give you.
        </Unreached>
      )}
      <CardActions>
        {!closed && isToSend && (
          <Button
            variant="primary"
            icon={Mail}
            isPending={isSaving || send.isPending}
            pendingLabel="Sending..."
            onPress={() =>
              void afterSaving(() =>
                send.mutate(request_id, {
                  onSuccess: async (sent) => {
                    const what = `${formatCountOf(sent.lines, 'line')}, ${formatMoney(sent.amount)}`;
                    const reached = await told(request_id, 'estimate_to_answer');
                    if (reached?.problem) {
                      if (!estimate.link) link.make();
                    } else notify.success(`Estimate ${reached ? describeSending(reached) : 'sent'}: ${what}`);
                  },
                  onError: (error) => notify.failure(messageFor(error, 'Failed to send the estimate')),
                }),
              )
            }
          >
            Send estimate
          </Button>
        )}
        {!closed && isAnswerable && (
          <Button icon={UserCheck} onPress={() => void afterSaving(() => setRecording(true))}>
            Record answer
          </Button>
        )}
        {!closed && estimate.to_answer.lines > 0 && customer?.phone && (
          <WhatsAppButton requestId={request_id} event="estimate_to_answer" />
        )}
        <RepeatActions estimate={estimate} />
        <InvoiceLink request={estimate} />
        <LinkButton href={paths.jobCard(request_id)}>Job card</LinkButton>
      </CardActions>
      {isRecording && <RecordAnswerDialog estimate={estimate} onClose={() => setRecording(false)} />}
    </Card>
  );
}
