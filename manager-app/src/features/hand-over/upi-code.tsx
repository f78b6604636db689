import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { paymentOptionsQuery, upiLink } from '@pitlane/shared-data/invoices';
import { Link, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { QrCode } from '@pitlane/shared-ui/qr-code';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';

const notSetUp = (
  <p>
    Enter the UPI ID of the garage in the <Link href={paths.garageSettings}>settings</Link> to show its code
    here.
  </p>
);

interface CodeProps {
  invoiceId: number;
  /** Rupees. */
  amount: number;
}

function Code({ invoiceId, amount }: CodeProps) {
  return (
    <QueryView
      query={useQuery(paymentOptionsQuery(invoiceId))}
      failure="Failed to load the UPI code"
      pending={<Skeleton label="Loading the UPI code..." lines={3} />}
      notFound={notSetUp}
    >
      {(options) => {
        const link = upiLink({ ...options, due: amount });
        if (!options.upi_id) return notSetUp;
        return link && <QrCode text={link} label={`QR code to pay ${formatMoneyWithPaise(amount)} by UPI`} />;
      }}
    </QueryView>
  );
}

/** What the customer scans to pay an amount of an invoice. */
export const UpiCode = ({ invoiceId, amount }: { invoiceId: number | null; amount: number }) =>
  invoiceId === null ? (
    <p>The UPI code is here once the invoice is issued.</p>
  ) : (
    <Code invoiceId={invoiceId} amount={amount} />
  );
