import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { NotFound } from '../empty-state/not-found.tsx';
import { Cluster } from '../layout/arrangement.tsx';
import { Page } from '../layout/page.tsx';
import { ScreenOnly } from '../layout/screen-only.tsx';
import { LinkButton } from '../link/link-button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { type QueryLike, QueryView } from '../query-view/query-view.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { InvoicePdfButton } from './invoice-pdf-button.tsx';
import type { InvoiceSheet } from './invoice-sheet.ts';
import { InvoicePaper } from './paper/invoice-paper.tsx';

const pending = <Skeleton label="Loading the receipt..." lines={6} />;

interface PaidReceipt {
  invoice_id: number | null;
  invoice_number: string | null;
  receipt_number: string;
}

interface ReceiptPageProps<Receipt, Logo> {
  /** False for an address without a number. */
  isAddressed: boolean;
  query: QueryLike<Receipt>;
  logo: { data: Logo | null | undefined; isPending: boolean };
  sheetOf: (receipt: Receipt, options: { logo: Logo | null }) => InvoiceSheet;
  paths: { invoices: string; invoice: (invoiceId: number) => string };
  /** Why a receipt may not be found. */
  hint: string;
  /** What follows the paper on the screen. */
  children?: (receipt: Receipt) => ReactNode;
}

/** The receipt of a payment, a deposit or a refund, to print and to keep. */
export function ReceiptPage<Receipt extends PaidReceipt, Logo>({
  isAddressed,
  query,
  logo,
  sheetOf,
  paths,
  hint,
  children,
}: ReceiptPageProps<Receipt, Logo>) {
  const back = { href: paths.invoices, label: 'Invoices' };
  const number = query.data?.receipt_number;
  const notFound = <NotFound title="Receipt not found" hint={hint} back={back} />;
  const show = (receipt: Receipt) => {
    // Its head would move when the logo arrived.
    if (logo.isPending) return pending;
    const sheet = sheetOf(receipt, { logo: logo.data ?? null });
    const { invoice_id, invoice_number } = receipt;
    return (
      <>
        <ScreenOnly>
          <Cluster>
            <Button variant="primary" icon={Printer} onPress={() => window.print()}>
              Print
            </Button>
            <InvoicePdfButton sheet={sheet} />
            {invoice_id !== null && (
              <LinkButton href={paths.invoice(invoice_id)}>{`Invoice ${invoice_number}`}</LinkButton>
            )}
          </Cluster>
        </ScreenOnly>
        <InvoicePaper sheet={sheet} />
        {children && <ScreenOnly>{children(receipt)}</ScreenOnly>}
      </>
    );
  };
  return (
    <Page width="form">
      <ScreenOnly>
        <PageHeader title={number ?? 'Receipt'} subject={number && `Receipt ${number}`} back={back} />
      </ScreenOnly>
      {isAddressed ? (
        <QueryView query={query} failure="Failed to load the receipt" pending={pending} notFound={notFound}>
          {show}
        </QueryView>
      ) : (
        notFound
      )}
    </Page>
  );
}
