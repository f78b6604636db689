import { garageLogoQuery } from '@pitlane/shared-data/garage';
import { documentTitle, invoiceQuery, paymentOptionsQuery } from '@pitlane/shared-data/invoices';
import { parseId } from '@pitlane/shared-data/paths';
import { NotFound, Page, PageHeader, QueryView, ScreenOnly, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { InvoiceView } from './invoice-view.tsx';

const pending = <Skeleton label="Loading the invoice..." lines={12} />;

const notFound = (
  <NotFound
    title="Invoice not found"
    hint="Check the link."
    back={{ href: paths.invoices, label: 'Invoices' }}
  />
);

const back = { href: paths.invoices, label: 'Invoices' };

function Content({ invoiceId }: { invoiceId: number }) {
  const query = useQuery(invoiceQuery(invoiceId));
  const options = useQuery(paymentOptionsQuery(invoiceId));
  const logo = useQuery(garageLogoQuery());
  return (
    <>
      <ScreenOnly>
        <PageHeader
          title={query.data?.number ?? 'Invoice'}
          subject={query.data && documentTitle(query.data)}
          back={back}
        />
      </ScreenOnly>
      <QueryView query={query} failure="Failed to load the invoice" pending={pending} notFound={notFound}>
        {(invoice) =>
          // Both are on the paper, which would move when they arrived.
          options.isPending || logo.isPending ? (
            pending
          ) : (
            <InvoiceView invoice={invoice} options={options.data ?? null} logo={logo.data ?? null} />
          )
        }
      </QueryView>
    </>
  );
}

/** An issued invoice or credit note: its document, its payments, and its credit notes. */
export function Component() {
  const invoiceId = parseId(useParams().invoiceId);
  return (
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
}
