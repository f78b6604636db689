import { garageLogoQuery } from '@pitlane/shared-data/garage';
import { receiptQuery, receiptSheet } from '@pitlane/shared-data/invoices';
import { parseId } from '@pitlane/shared-data/paths';
import { ReceiptPage } from '@pitlane/shared-ui/invoice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { ReceiptBalance } from './receipt-balance.tsx';

export function Component() {
  const paymentId = parseId(useParams().paymentId);
  return (
    <ReceiptPage
      isAddressed={paymentId !== null}
      query={useQuery({ ...receiptQuery(paymentId ?? 0), enabled: paymentId !== null })}
      logo={useQuery(garageLogoQuery())}
      sheetOf={receiptSheet}
      paths={paths}
      hint="Check the link."
    >
      {(receipt) => <ReceiptBalance receipt={receipt} />}
    </ReceiptPage>
  );
}
