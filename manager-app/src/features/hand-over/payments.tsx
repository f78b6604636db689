import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import {
  type CustomerPayment,
  type PaymentMethod,
  paymentKindLabels,
  paymentMethodLabels,
  type RecordedPayment,
  type RequestBalance,
} from '@pitlane/shared-data/invoices';
import { Card, CardHeader, Link, PaperTable, recoverFocus } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { handOverId } from './key-back.tsx';
import { TakePayment } from './take-payment.tsx';

/** The other of the two usual methods, for a payment that is split. */
const methodAfter = (method: PaymentMethod | undefined): PaymentMethod =>
  method === 'cash' ? 'upi' : 'cash';

const rowOf = ({ payment_id, receipt_number, kind, method, amount }: CustomerPayment) => [
  <Link key={payment_id} href={paths.receipt(payment_id)}>
    {receipt_number}
  </Link>,
  `${paymentKindLabels[kind]}, ${paymentMethodLabels[method]}`,
  formatMoneyWithPaise(amount),
];

/** What was paid, each with its receipt to print, and the next payment while anything is due. */
export function Payments({ balance }: { balance: RequestBalance }) {
  const [taken, setTaken] = useState<RecordedPayment[]>([]);
  const { payments, owed, can_invoice } = balance;
  const last = taken.at(-1);
  const add = (payment: RecordedPayment) => {
    setTaken([...taken, payment]);
    // The form has left with what was due.
    recoverFocus(() => document.getElementById(handOverId));
  };
  return (
    <Card as="article" aria-label="Payment">
      <CardHeader
        title={owed > 0 ? `To pay ${formatMoneyWithPaise(owed)}` : can_invoice ? 'Nothing to pay' : 'Paid'}
      />
      {payments.length > 0 && (
        <PaperTable label="Payments" heads={['Receipt', 'Method', 'Amount']} rows={payments.map(rowOf)} />
      )}
      {owed > 0 && (
        <TakePayment
          // A form of its own for each payment, with a key and a method of its own.
          key={taken.length}
          balance={balance}
          // The balance is read anew a moment later.
          paid={last?.balance.paid ?? balance.paid}
          method={methodAfter(last?.method)}
          autoFocus={taken.length > 0}
          onTaken={add}
        />
      )}
    </Card>
  );
}
