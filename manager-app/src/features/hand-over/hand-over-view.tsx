import type { Bill } from '@pitlane/shared-data/invoices';
import { EmptyState, LinkButton, media, Stack, space } from '@pitlane/shared-ui/core';
import { FileText, Wrench } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { DraftBill } from './draft-bill.tsx';
import { InvoiceBill } from './invoice-bill.tsx';
import { KeyBack } from './key-back.tsx';
import { Payments } from './payments.tsx';

/** The bill beside payment and key; elsewhere one below the other. */
const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(4)};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export function HandOverView({ bill: { card, balance, draft, invoice } }: { bill: Bill }) {
  const { request_id, status, arrived_at } = card;
  if (status !== 'completed' && !(status === 'cancelled' && arrived_at)) {
    return (
      <EmptyState
        icon={Wrench}
        title="There is nothing to hand over"
        hint="The car of a completed job is billed and handed over here."
        action={<LinkButton href={paths.jobCard(request_id)}>Job card</LinkButton>}
      />
    );
  }
  return (
    <Columns>
      {invoice ? (
        <InvoiceBill invoice={invoice} />
      ) : draft ? (
        <DraftBill draft={draft} />
      ) : status === 'completed' ? (
        <EmptyState
          icon={FileText}
          title="No draft for this request"
          hint="Its invoice was credited, or it was completed elsewhere."
          action={<LinkButton href={paths.invoiceDraft(request_id)}>Invoice Draft</LinkButton>}
        />
      ) : (
        <EmptyState icon={Wrench} title="Nothing to bill" hint="This request was cancelled." />
      )}
      <Stack gap={4}>
        <Payments balance={balance} />
        <KeyBack card={card} balance={balance} />
      </Stack>
    </Columns>
  );
}
