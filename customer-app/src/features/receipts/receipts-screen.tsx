import { garageLogoQuery } from '@pitlane/shared-data/garage';
import { receiptQuery, receiptSheet } from '@pitlane/shared-data/invoices';
import { parseId } from '@pitlane/shared-data/paths';
import {
  Button,
  Cluster,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryView,
  ScreenOnly,
  Skeleton,
} from '@pitlane/shared-ui/core';
import { Printer, SearchX } from '@pitlane/shared-ui/icons';
import { InvoicePaper, InvoicePdfButton } from '@pitlane/shared-ui/invoice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';

const pending = <Skeleton label="Loading the receipt..." lines={6} />;

const notFound = (
  <EmptyState
    icon={SearchX}
    title="Receipt not found"
    hint="It may belong to another customer."
    action={
      <LinkButton variant="primary" href={paths.invoices}>
        Invoices
      </LinkButton>
    }
  />
);

function Content({ paymentId }: { paymentId: number }) {
  const query = useQuery(receiptQuery(paymentId));
  const logo = useQuery(garageLogoQuery());
  return (
    <QueryView query={query} failure="Failed to load the receipt" pending={pending} notFound={notFound}>
      {(receipt) => {
        // Its head would move when the logo arrived.
        if (logo.isPending) return pending;
        const sheet = receiptSheet(receipt, { logo: logo.data ?? null });
        return (
          <>
            <ScreenOnly>
              <Cluster>
                <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                  Print
                </Button>
                <InvoicePdfButton sheet={sheet} />
                {receipt.invoice_id && (
                  <LinkButton
                    href={paths.invoice(receipt.invoice_id)}
                  >{`Invoice ${receipt.invoice_number}`}</LinkButton>
                )}
              </Cluster>
            </ScreenOnly>
            <InvoicePaper sheet={sheet} />
          </>
        );
      }}
    </QueryView>
  );
}

/** The receipt of a payment, a deposit or a refund. */
export function Component() {
  const paymentId = parseId(useParams().paymentId);
  return (
    <Page width="form">
      <ScreenOnly>
        <PageHeader title="Receipt" back={{ href: paths.invoices, label: 'Invoices' }} />
      </ScreenOnly>
      {paymentId === null ? notFound : <Content paymentId={paymentId} />}
    </Page>
  );
}
