import { garageLogoQuery } from '@pitlane/shared-data/garage';
import {
  documentTitle,
  type Invoice,
  invoiceQuery,
  paymentOptionsQuery,
} from '@pitlane/shared-data/invoices';
import { Button, NotFound, Page, PageHeader, QueryView, ScreenOnly, Skeleton } from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { InvoiceView } from './invoice-view.tsx';
import { useRecordedPayment } from './use-recorded-payment.ts';

/** Milliseconds between refreshes while something is due: the garage records a payment when it has arrived. */
const refreshInterval = 15_000;

const pending = <Skeleton label="Loading the invoice..." lines={8} />;

/** Shown alike for an invoice that does not exist and for another customer's. */
const notFound = (
  <NotFound
    title="Invoice not found"
    hint="It may belong to another customer."
    back={{ href: paths.invoices, label: 'Invoices' }}
  />
);

const back = { href: paths.invoices, label: 'Invoices' };

interface InvoicePageProps {
  /** Null for an address without a number. */
  invoiceId: number | null;
}

/** An invoice with everything that belongs to it, to print, to keep and to pay. */
export const InvoicePage = ({ invoiceId }: InvoicePageProps) => (
  <Page>
    {invoiceId === null ? (
      <>
        <PageHeader title="Invoice" back={back} />
        {notFound}
      </>
    ) : (
      <Content key={invoiceId} invoiceId={invoiceId} />
    )}
  </Page>
);

const isDue = (invoice: Invoice | undefined) => invoice !== undefined && invoice.due > 0;

function Content({ invoiceId }: { invoiceId: number }) {
  const query = useQuery({
    ...invoiceQuery(invoiceId),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isDue(state.data) ? refreshInterval : false),
  });
  const options = useQuery(paymentOptionsQuery(invoiceId));
  const logo = useQuery(garageLogoQuery());
  useRecordedPayment(query.data);
  return (
    <>
      <ScreenOnly>
        <PageHeader
          title={query.data?.number ?? 'Invoice'}
          subject={query.data && documentTitle(query.data)}
          back={back}
          actions={
            <Button variant="primary" icon={Printer} isDisabled={!query.data} onPress={() => window.print()}>
              Print
            </Button>
          }
        />
      </ScreenOnly>
      <QueryView query={query} failure="Failed to load the invoice" pending={pending} notFound={notFound}>
        {(invoice) =>
          // Both are above what they would move when they arrived.
          options.isPending || logo.isPending ? (
            pending
          ) : (
            <InvoiceView invoice={invoice} options={options} logo={logo.data ?? null} />
          )
        }
      </QueryView>
    </>
  );
}
